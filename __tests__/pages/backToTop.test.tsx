import { screen } from '@testing-library/react';
import CategoryPage, { getStaticProps as category } from '../../pages/[category]';
import ContactPage, { getStaticProps as contact } from '../../pages/contact-us';
import HomePage, { getStaticProps as home } from '../../pages/index';
import ReviewsPage, { getStaticProps as reviews } from '../../pages/Reviewpage';
import VisitShopPage, { getStaticProps as visitShop } from '../../pages/Visit-shop';
import { renderPage } from '../helpers/renderPage';
import { scrollPage } from '../helpers/scrollPage';

/** Source of the scroll heights in pixels: specification, section 9. */
const pages: [path: string, show: () => Promise<unknown>, pixels: number][] = [
  ['/', async () => renderPage(HomePage, await home()), 20],
  ['/Visit-shop', async () => renderPage(VisitShopPage, await visitShop()), 20],
  ['/Reviewpage', async () => renderPage(ReviewsPage, await reviews()), 20],
  ['/contact-us', async () => renderPage(ContactPage, await contact()), 20],
  ['/Foundation', async () => renderPage(CategoryPage, await foundation()), 100],
];

function foundation() {
  return category({ params: { category: 'Foundation' } });
}

function button() {
  return screen.queryByLabelText('Back to top');
}

describe('the "back to top" button', () => {
  afterEach(() => scrollPage(0));

  it.each(pages)(
    'appears on %s from the specified scroll height on',
    async (_path, show, pixels) => {
      await show();
      scrollPage(pixels - 1);
      expect(button()).not.toBeInTheDocument();
      scrollPage(pixels);
      expect(button()).toBeVisible();
    },
  );
});
