import { howToBuyPath, offersPath, paths } from '@/catalogue/addresses';
import CategoryPage, { getStaticProps as categoryData } from '../../pages/[category]';
import ContactPage, { getStaticProps as contactData } from '../../pages/contact-us';
import HowToBuyPage, { getStaticProps as howToBuyData } from '../../pages/how-to-buy';
import HomePage, { getStaticProps as homeData } from '../../pages/index';
import OffersPage, { getStaticProps as offersData } from '../../pages/offers';
import ReviewPage, { getStaticProps as reviewsData } from '../../pages/Reviewpage';
import VisitShopPage, { getStaticProps as visitShopData } from '../../pages/Visit-shop';
import { documentOf } from './documentOf';

/** The static HTML of any of the site's pages by its path, from the embedded demo catalogue. */
export async function staticHtmlOf(path: string): Promise<string> {
  const page = path;
  switch (path) {
    case paths.home:
      return documentOf(HomePage, await homeData(), { page });
    case paths.contact:
      return documentOf(ContactPage, await contactData(), { page });
    case paths.reviews:
      return documentOf(ReviewPage, await reviewsData(), { page });
    case paths.visitShop:
      return documentOf(VisitShopPage, await visitShopData(), { page });
    case offersPath:
      return documentOf(OffersPage, await offersData(), { page });
    case howToBuyPath:
      return documentOf(HowToBuyPage, await howToBuyData(), { page });
    default: {
      const query = { category: path.slice(1) };
      const data = await categoryData({ params: query });
      return documentOf(CategoryPage, data, { page: '/[category]', query });
    }
  }
}
