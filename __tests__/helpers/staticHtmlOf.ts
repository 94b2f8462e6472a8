import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { type languages, splitLanguage } from '@/shop/languages';
import * as category from '../../pages/[category]';
import * as bengaliCategory from '../../pages/bn/[category]';
import * as bengaliContact from '../../pages/bn/contact-us';
import * as bengaliHowToBuy from '../../pages/bn/how-to-buy';
import * as bengaliHome from '../../pages/bn/index';
import * as bengaliOffers from '../../pages/bn/offers';
import * as bengaliReviews from '../../pages/bn/Reviewpage';
import * as bengaliVisitShop from '../../pages/bn/Visit-shop';
import * as contact from '../../pages/contact-us';
import * as hindiCategory from '../../pages/hi/[category]';
import * as hindiContact from '../../pages/hi/contact-us';
import * as hindiHowToBuy from '../../pages/hi/how-to-buy';
import * as hindiHome from '../../pages/hi/index';
import * as hindiOffers from '../../pages/hi/offers';
import * as hindiReviews from '../../pages/hi/Reviewpage';
import * as hindiVisitShop from '../../pages/hi/Visit-shop';
import * as howToBuy from '../../pages/how-to-buy';
import * as home from '../../pages/index';
import * as offers from '../../pages/offers';
import * as reviews from '../../pages/Reviewpage';
import * as visitShop from '../../pages/Visit-shop';
import { documentOf } from './documentOf';

const english = { category, contact, home, howToBuy, offers, reviews, visitShop };

const routes: Record<keyof typeof languages, typeof english> = {
  en: english,
  bn: {
    category: bengaliCategory,
    contact: bengaliContact,
    home: bengaliHome,
    howToBuy: bengaliHowToBuy,
    offers: bengaliOffers,
    reviews: bengaliReviews,
    visitShop: bengaliVisitShop,
  },
  hi: {
    category: hindiCategory,
    contact: hindiContact,
    home: hindiHome,
    howToBuy: hindiHowToBuy,
    offers: hindiOffers,
    reviews: hindiReviews,
    visitShop: hindiVisitShop,
  },
};

/** The static HTML of any of the site's pages by its path, in any language, from the embedded demo catalogue. */
export async function staticHtmlOf(address: string): Promise<string> {
  const { code, path } = splitLanguage(address);
  const of = routes[code];
  switch (path) {
    case pageDefinitions.home.path:
      return documentOf(of.home.default, await of.home.getStaticProps());
    case pageDefinitions.contact.path:
      return documentOf(of.contact.default, await of.contact.getStaticProps());
    case pageDefinitions.reviews.path:
      return documentOf(of.reviews.default, await of.reviews.getStaticProps());
    case pageDefinitions.visitShop.path:
      return documentOf(of.visitShop.default, await of.visitShop.getStaticProps());
    case pageDefinitions.offers.path:
      return documentOf(of.offers.default, await of.offers.getStaticProps());
    case pageDefinitions.howToBuy.path:
      return documentOf(of.howToBuy.default, await of.howToBuy.getStaticProps());
    default: {
      const params = { category: path.slice(1) };
      const data = await of.category.getStaticProps({ params });
      return documentOf(of.category.default, data);
    }
  }
}
