import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import CategoryPage, { getStaticProps as category } from '../../pages/[category]';
import ContactPage, { getStaticProps as contact } from '../../pages/contact-us';
import HomePage, { getStaticProps as home } from '../../pages/index';
import ReviewsPage, { getStaticProps as reviews } from '../../pages/Reviewpage';
import VisitShopPage, { getStaticProps as visitShop } from '../../pages/Visit-shop';
import { renderPage } from '../helpers/renderPage';
import { scrollPage } from '../helpers/scrollPage';

const foundation = () => category({ params: { category: 'Foundation' } });

/** Source of the pixels: specification, section 9. */
const pages: [path: string, show: () => Promise<unknown>, pixels: number][] = [
  ['/', shown(HomePage, home), 20],
  ['/Visit-shop', shown(VisitShopPage, visitShop), 20],
  ['/Reviewpage', shown(ReviewsPage, reviews), 20],
  ['/contact-us', shown(ContactPage, contact), 20],
  ['/Foundation', shown(CategoryPage, foundation), 100],
];

function shown<Props extends object>(
  Page: ComponentType<Props>,
  getStaticProps: () => Promise<{ readonly props: Props }>,
) {
  return async () => renderPage(Page, await getStaticProps());
}

function button() {
  return screen.queryByRole('button', { name: 'Back to top' });
}

describe('the way back to the top', () => {
  afterEach(() => scrollPage(0));

  it.each(pages)('is on %s from the specified height on', async (_path, show, pixels) => {
    await show();
    scrollPage(pixels - 1);
    expect(button()).not.toBeInTheDocument();
    scrollPage(pixels);
    expect(button()).toBeVisible();
  });
});
