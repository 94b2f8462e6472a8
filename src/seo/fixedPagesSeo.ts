import { howToBuyPath, offersPath, ownPaths, paths, productPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import type { Photo, Video } from '@/catalogue/items';
import type { Offers } from '@/catalogue/offers/Offers';
import { shelfPictures } from '@/catalogue/shelfPicture';
import type { Dictionary } from '@/messages/Dictionary';
import { localPath } from '@/shop/languages';
import type { ShopHours } from '@/shop/ShopHours';
import { deliverySentence } from './deliverySentence';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd } from './jsonLd/collectionLd';
import { storeLd } from './jsonLd/storeLd';
import { webPageLd } from './jsonLd/webPageLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './preview/PreviewCard';

const shelves = shelfPictures(categories).slice(0, PREVIEW_PICTURES);

/**
 * The home page's SEO.
 * @param hours When the shop is open.
 */
export function homeSeo(dictionary: Dictionary, hours?: ShopHours): PageSeo {
  const { home, messages } = dictionary;
  const page = fixedPageSeo(dictionary, 'home', {
    path: paths.home,
    title: home.tabTitle(messages.shop.name, messages.place.town),
    heading: messages.shop.name,
  });
  return { ...page, things: [storeLd(hours, messages.shop), webPageLd(page.path, dictionary)] };
}

/**
 * The contact page's SEO.
 * @param hours When the shop is open.
 */
export function contactSeo(dictionary: Dictionary, hours?: ShopHours): PageSeo {
  const { contact, messages, seo } = dictionary;
  const title = contact.tabTitle(messages.place.town);
  const page = fixedPageSeo(dictionary, 'contact', {
    path: paths.contact,
    title,
    heading: contact.title,
    crumb: title,
    more: deliverySentence(seo),
  });
  return { ...page, things: [storeLd(hours, messages.shop), ...page.things] };
}

/** The reviews page's SEO. */
export function reviewsSeo(videos: readonly Video[], dictionary: Dictionary): PageSeo {
  const { reviews, messages } = dictionary;
  const title = reviews.tabTitle(messages.place.town);
  return fixedPageSeo(dictionary, 'reviews', {
    path: paths.reviews,
    title,
    heading: reviews.title,
    crumb: title,
    pictures: videos.flatMap(({ poster }) => poster ?? []),
  });
}

/** The SEO of the page with the shop's photos. */
export function visitShopSeo(photos: readonly Photo[], dictionary: Dictionary): PageSeo {
  const { visitShop, messages } = dictionary;
  const title = visitShop.tabTitle(messages.place.town);
  return fixedPageSeo(dictionary, 'visitShop', {
    path: paths.visitShop,
    title,
    heading: visitShop.title,
    crumb: title,
    pictures: photos.map(({ image }) => image),
  });
}

/** The SEO of the page of offers, also when the shop has none. */
export function offersSeo(
  { kind, offers }: Offers | { kind: 'none'; offers: [] } = { kind: 'none', offers: [] },
  dictionary: Dictionary,
): PageSeo {
  const { tabTitle, title } = dictionary.offers;
  const heading = title[kind];
  const page = fixedPageSeo(dictionary, 'offers', {
    path: offersPath,
    title: tabTitle(heading, dictionary.messages.place.town),
    heading,
    pictures: offers.flatMap(({ image }) => image ?? []),
  });
  const products = offers.map((offer) => localPath(dictionary, productPath(offer, offer)));
  const [breadcrumb] = page.things;
  return { ...page, things: [collectionLd(page, products, dictionary), breadcrumb] };
}

/** The SEO of the page that says how one buys. */
export function howToBuySeo(dictionary: Dictionary): PageSeo {
  const { howToBuy, messages } = dictionary;
  const title = howToBuy.tabTitle(messages.place.town);
  return fixedPageSeo(dictionary, 'howToBuy', {
    path: howToBuyPath,
    title,
    heading: howToBuy.title,
  });
}

/** The shortlist page's SEO. People see it in the preview when they are sent the link of a list. */
export function shortlistSeo(dictionary: Dictionary): PageSeo {
  const { title, shared } = dictionary.shortlist;
  return fixedPageSeo(dictionary, 'shortlist', {
    path: ownPaths.shortlist,
    title: shared.title,
    heading: shared.title,
    crumb: title,
  });
}

/** The SEO of the privacy page, which says what stays on a visitor's device. */
export function privacySeo(dictionary: Dictionary): PageSeo {
  const { tabTitle, title } = dictionary.privacy;
  return fixedPageSeo(dictionary, 'privacy', {
    path: ownPaths.privacy,
    title: tabTitle,
    heading: title,
  });
}

interface FixedPage {
  /** Without the prefix of a language. */
  readonly path: string;
  readonly title: string;
  /** On the preview. */
  readonly heading: string;
  /** The page's name in the way to it from the home page, if not its heading. */
  readonly crumb?: string;
  /** Those of the preview. A page without pictures of its own shows those of the first shelves. */
  readonly pictures?: readonly string[];
  /** A sentence that ends the description. */
  readonly more?: string;
}

/** What all these pages have. `things`: the way to the page from the home page, and the page. */
function fixedPageSeo(
  dictionary: Dictionary,
  name: Exclude<keyof Dictionary['seo']['descriptions'], 'product'>,
  { path, title, heading, crumb = heading, pictures = [], more = '' }: FixedPage,
) {
  const { seo, messages } = dictionary;
  const here = localPath(dictionary, path);
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
