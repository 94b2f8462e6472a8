import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CategoryView } from '@/views/CategoryView';
import { HomeView } from '@/views/HomeView';
import { ReviewsView } from '@/views/ReviewsView';
import { VisitShopView } from '@/views/VisitShopView';
import { categoryIntros } from '@/words/en/categoryIntros';
import { choiceWords } from '@/words/en/choiceWords';
import { homeWords } from '@/words/en/homeWords';
import { productWords } from '@/words/en/productWords';
import { reviewsWords } from '@/words/en/reviewsWords';
import { seenWords } from '@/words/en/seenWords';
import { visitShopWords } from '@/words/en/visitShopWords';
import { renderInSite } from '../helpers/renderInSite';

const fresh = { items: [], readAt: Date.now(), mayBeOld: false };
const old = { ...fresh, mayBeOld: true };
const all = { slides: fresh, videos: fresh, photos: fresh, products: fresh };

type Shelves = typeof all;

const home = (shelves: Shelves) => (
  <HomeView words={homeWords} loadSeenWords={async () => seenWords} shelves={shelves} />
);

describe.each<[string, (shelves: Shelves) => ReactElement, keyof Shelves, string]>([
  ['the home page, for its slides', home, 'slides', 'this page'],
  ['the home page, for its videos', home, 'videos', 'this page'],
  ['the home page, for its photos', home, 'photos', 'this page'],
  [
    'the reviews',
    (shelves) => <ReviewsView words={reviewsWords} shelves={shelves} />,
    'videos',
    'this page',
  ],
  [
    'the visit to the shop',
    (shelves) => <VisitShopView words={visitShopWords} shelves={shelves} />,
    'photos',
    'this page',
  ],
  [
    'a category',
    (shelves) => (
      <CategoryView
        slug="blush"
        intro={categoryIntros.blush}
        loadLookWords={async () => productWords}
        loadChoiceWords={async () => choiceWords}
        shelves={shelves}
      />
    ),
    'products',
    'prices',
  ],
])('the note on freshness of %s', (_what, view, name, about) => {
  it('says once that nothing newer was to be had, and offers to try again', () => {
    renderInSite(view({ ...all, [name]: old }));
    expect(screen.getAllByText(new RegExp(`^Showing ${about} as of`))).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is silent while everything is fresh', () => {
    renderInSite(view(all));
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
