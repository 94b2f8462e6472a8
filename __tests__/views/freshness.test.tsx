import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { categoryMessages } from '@/messages/en/categoryMessages';
import { homeMessages } from '@/messages/en/homeMessages';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { CategoryView } from '@/views/CategoryView';
import { HomeView } from '@/views/HomeView';
import { ReviewsView } from '@/views/ReviewsView';
import { VisitShopView } from '@/views/VisitShopView';
import { renderWhole } from '../helpers/renderWhole';

const fresh = { items: [], readAt: Date.now(), mayBeOld: false };
const old = { ...fresh, mayBeOld: true };
const all = { slides: fresh, videos: fresh, photos: fresh, offers: fresh, products: fresh };

type Shelves = typeof all;

const home = (shelves: Shelves) => (
  <HomeView wishes={[]} messages={homeMessages} shelves={shelves} />
);

describe.each<[string, (shelves: Shelves) => ReactElement, keyof Shelves, string]>([
  ['the home page', home, 'offers', 'prices'],
  [
    'the reviews',
    (shelves) => <ReviewsView messages={reviewsMessages} shelves={shelves} />,
    'videos',
    'this page',
  ],
  [
    'the visit to the shop',
    (shelves) => <VisitShopView messages={visitShopMessages} shelves={shelves} />,
    'photos',
    'this page',
  ],
  [
    'a category',
    (shelves) => (
      <CategoryView
        slug="blush"
        intro="Colour for the cheeks."
        messages={categoryMessages}
        shelves={shelves}
      />
    ),
    'products',
    'prices',
  ],
])('the freshness note of %s', (_what, view, name, about) => {
  it('says once that newer data could not be loaded, and offers to try again', async () => {
    await renderWhole(view({ ...all, [name]: old }));
    expect(screen.getAllByText(new RegExp(`^Showing ${about} as of`))).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
