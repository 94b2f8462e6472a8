import { productPath, shelfPicture } from '@/catalogue/addresses/addresses';
import {
  type FixedPage,
  type ItemsOf,
  type onEveryPage,
  pageDefinitions,
} from '@/catalogue/addresses/pageDefinitions';
import { categories, findCategory } from '@/catalogue/categories';
import type { Dictionary } from '@/messages/Dictionary';
import { pageTitle } from '@/messages/pageTitle';
import { localPath } from '@/shop/languages';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd, webPageLd } from './jsonLd/pageLd';
import { storeLd } from './jsonLd/storeLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './PreviewCard';

const shelves = categories.slice(0, PREVIEW_PICTURES).map(shelfPicture);

/** A page's SEO, from its items. A preview is drawn without the notice. */
type SeoOf<Name extends FixedPage['name']> = (
  dictionary: Dictionary,
  items: ItemsOf<(typeof pageDefinitions)[Name]['collections']> &
    Partial<ItemsOf<typeof onEveryPage>>,
) => PageSeo;

/** The SEO of the pages of `pageDefinitions` that are indexed or shared. Only these have a preview. */
export const pagesSeo: { readonly [Name in FixedPage['name']]: SeoOf<Name> } = {
  home(dictionary, { notice }) {
    const { shop } = dictionary.messages;
    const page = pageSeo(dictionary, 'home', { heading: shop.name });
    return {
      ...page,
      things: [storeLd(notice?.[0]?.hours, shop), webPageLd(page.path, dictionary)],
    };
  },

  contact(dictionary, { notice }) {
    const { contact, messages, seo } = dictionary;
    const texts = { heading: contact.title, more: seo.homeDelivery };
    const page = pageSeo(dictionary, 'contact', texts);
    return { ...page, things: [storeLd(notice?.[0]?.hours, messages.shop), ...page.things] };
  },

  reviews(dictionary, { videos }) {
    const pictures = videos.flatMap(({ poster }) => poster ?? []);
    return pageSeo(dictionary, 'reviews', { heading: dictionary.reviews.title, pictures });
  },

  visitShop(dictionary, { photos }) {
    const pictures = photos.map(({ image }) => image);
    return pageSeo(dictionary, 'visitShop', { heading: dictionary.visitShop.title, pictures });
  },

  offers(dictionary, { offers: [{ kind, offers } = { kind: 'none', offers: [] } as const] }) {
    const { tabTitle, title } = dictionary.offers;
    const heading = title[kind];
    const page = pageSeo(dictionary, 'offers', {
      title: tabTitle(heading, dictionary.messages.place.town),
      heading,
      crumb: heading,
      pictures: offers.flatMap(({ image }) => image ?? []),
    });
    const products = offers.map((offer) => localPath(dictionary, productPath(offer, offer)));
    const [breadcrumb] = page.things;
    return {
      ...page,
      goods: offers.map((product) => ({ category: findCategory(product.slug), product })),
      things: [collectionLd(page, products, dictionary), breadcrumb],
    };
  },

  howToBuy(dictionary) {
    const { title } = dictionary.howToBuy;
    return pageSeo(dictionary, 'howToBuy', { heading: title, crumb: title });
  },

  /** For the preview of a shared list. */
  shortlist(dictionary) {
    const {
      title: crumb,
      shared: { title },
    } = dictionary.shortlist;
    return pageSeo(dictionary, 'shortlist', { title, heading: title, crumb });
  },

  privacy(dictionary) {
    const { title } = dictionary.privacy;
    return pageSeo(dictionary, 'privacy', { heading: title, crumb: title });
  },
};

interface FixedTexts {
  /** By default that of the tab. */
  readonly title?: string;
  readonly heading: string;
  /** The page's name in the breadcrumb; by default the title. */
  readonly crumb?: string;
  /** The pictures of the preview; by default those of the first shelves. */
  readonly pictures?: readonly string[];
  /** A sentence that ends the description. */
  readonly more?: string;
}

/** The SEO of a fixed page. `things` are the breadcrumb and the page. */
function pageSeo(
  dictionary: Dictionary,
  name: keyof Dictionary['seo']['descriptions'],
  {
    title = pageTitle({ messages: dictionary[name], language: dictionary }),
    heading,
    crumb = title,
    pictures = [],
    more = '',
  }: FixedTexts,
) {
  const { seo, messages } = dictionary;
  const here = localPath(dictionary, pageDefinitions[name].path);
  const { region, town } = messages.place;
  return {
    title,
    path: here,
    description: seo.descriptions[name](messages.shop.name, town, more).trimEnd(),
    preview: {
      shop: messages.shop.name,
      title: heading,
      line: region,
      pictures: pictures.length > 0 ? pictures.slice(0, PREVIEW_PICTURES) : shelves,
    },
    things: [
      breadcrumbLd(dictionary, { title: crumb, path: here }),
      webPageLd(here, dictionary),
    ] as const,
  };
}
