import { screen } from '@testing-library/react';
import CategoryPage, { getStaticProps as category } from '../../pages/[category]';
import ContactPage, { getStaticProps as contact } from '../../pages/contact-us';
import HomePage from '../../pages/index';
import ReviewsPage from '../../pages/Reviewpage';
import VisitShopPage from '../../pages/Visit-shop';
import { renderPage } from '../helpers/renderPage';
import { scrollPage } from '../helpers/scrollPage';

/** Source of the scroll heights in pixels: specification, section 9. */
const pages: [path: string, show: () => Promise<unknown>, pixels: number][] = [
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

  it('appears on the other pages as on the contact page', () => {
    const others = [HomePage, VisitShopPage, ReviewsPage].map(({ longPage }) => longPage);
    expect(others).toEqual(Array(3).fill(ContactPage.longPage));
  });
});
