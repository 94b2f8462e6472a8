import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { findCategory } from '@/catalogue/findCategory';
import { photosQuery, productsQuery, slidesQuery, videosQuery } from '@/shelves/shelves';
import { CategoryView } from '@/views/CategoryView';
import { HomeView } from '@/views/HomeView';
import { ReviewsView } from '@/views/ReviewsView';
import { VisitShopView } from '@/views/VisitShopView';
import { categoryWords } from '@/words/en/categoryWords';
import { homeWords } from '@/words/en/homeWords';
import { reviewsWords } from '@/words/en/reviewsWords';
import { visitShopWords } from '@/words/en/visitShopWords';
import { renderInSite } from '../helpers/renderInSite';

const blush = productsQuery(findCategory('blush'));
const queries = [slidesQuery, videosQuery, photosQuery, blush];

/** Shows a view in a tab in which every collection is there, and the one of this key could not be renewed. */
function show(view: ReactNode, outdated?: readonly unknown[]) {
  const client = new QueryClient();
  for (const { queryKey } of queries) {
    const shelf = { readAt: Date.now(), items: [] };
    client.setQueryData<unknown>(
      queryKey,
      queryKey === outdated ? { ...shelf, outdated: true } : shelf,
    );
  }
  renderInSite(view, { client });
}

describe.each([
  [
    'the home page, for its slides',
    <HomeView key="1" words={homeWords} />,
    slidesQuery.queryKey,
    'this page',
  ],
  [
    'the home page, for its videos',
    <HomeView key="2" words={homeWords} />,
    videosQuery.queryKey,
    'this page',
  ],
  [
    'the home page, for its photos',
    <HomeView key="3" words={homeWords} />,
    photosQuery.queryKey,
    'this page',
  ],
  ['the reviews', <ReviewsView key="4" words={reviewsWords} />, videosQuery.queryKey, 'this page'],
  [
    'the visit to the shop',
    <VisitShopView key="5" words={visitShopWords} />,
    photosQuery.queryKey,
    'this page',
  ],
  [
    'a category',
    <CategoryView key="6" slug="blush" words={categoryWords} />,
    blush.queryKey,
    'prices',
  ],
])('the note on freshness of %s', (_what, view, key, about) => {
  it('says once that nothing newer was to be had, and offers to try again', () => {
    show(view, key);
    expect(screen.getAllByText(new RegExp(`^Showing ${about} as of`))).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is silent while everything is fresh', () => {
    show(view);
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
