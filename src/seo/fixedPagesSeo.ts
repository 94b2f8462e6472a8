import { howToBuyPath, offersPath, ownPaths, paths, productPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import type { Photo, Video } from '@/catalogue/items';
import type { Offers } from '@/catalogue/offers/Offers';
import type { Dictionary } from '@/messages/Dictionary';
import type { Messages } from '@/messages/Messages';
import { categoryPicture } from '@/pictures/categoryPicture';
import { localPath } from '@/shop/languages';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { deliverySentence } from './deliverySentence';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd } from './jsonLd/collectionLd';
import { storeLd } from './jsonLd/storeLd';
import { webPageLd } from './jsonLd/webPageLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES, type PreviewCard } from './preview/PreviewCard';

const shelves = categories.slice(0, PREVIEW_PICTURES).map(categoryPicture);

/**
 * The home page's SEO.
 * @param hours When the shop is open.
 */
export function homeSeo(dictionary: Dictionary, hours?: ShopHours): PageSeo {
  const { home, seo, messages } = dictionary;
  const shown = texts(
    dictionary,
    seo.descriptions.home,
    paths.home,
    home.heading(shop.name, messages.place.town),
  );
  return {
    ...shown,
    preview: card(messages, shop.name),
    things: [storeLd(hours), webPageLd(shown.path, dictionary)],
  };
}

/**
 * The contact page's SEO.
 * @param hours When the shop is open.
 */
export function contactSeo(dictionary: Dictionary, hours?: ShopHours): PageSeo {
  const { contact, seo, messages } = dictionary;
  const description = (name: string, town: string) =>
    seo.descriptions.contact(name, town, deliverySentence(seo)).trimEnd();
  const shown = texts(
    dictionary,
    description,
    paths.contact,
    contact.tabTitle(messages.place.town),
  );
  return {
    ...shown,
    preview: card(messages, contact.title),
    things: [storeLd(hours), ...placed(dictionary, shown)],
  };
}

/** The reviews page's SEO. */
export function reviewsSeo(videos: readonly Video[], dictionary: Dictionary): PageSeo {
  const { reviews, seo, messages } = dictionary;
  const title = reviews.tabTitle(messages.place.town);
  const shown = texts(dictionary, seo.descriptions.reviews, paths.reviews, title);
  return {
    ...shown,
    preview: card(
      messages,
      reviews.title,
      videos.flatMap(({ poster }) => poster ?? []),
    ),
    things: placed(dictionary, shown),
  };
}

/** The SEO of the page with the shop's photos. */
export function visitShopSeo(photos: readonly Photo[], dictionary: Dictionary): PageSeo {
  const { visitShop, seo, messages } = dictionary;
  const title = visitShop.tabTitle(messages.place.town);
  const shown = texts(dictionary, seo.descriptions.visitShop, paths.visitShop, title);
  return {
    ...shown,
    preview: card(
      messages,
      visitShop.title,
      photos.map(({ image }) => image),
    ),
    things: placed(dictionary, shown),
  };
}

/** The SEO of the page of offers; undefined when the shop has none. */
export function offersSeo(
  { kind, offers }: Offers | { kind: 'none'; offers: [] } = { kind: 'none', offers: [] },
  dictionary: Dictionary,
): PageSeo {
  const { seo, messages } = dictionary;
  const { tabTitle, title: titles } = dictionary.offers;
  const title = titles[kind];
  const shown = texts(
    dictionary,
    seo.descriptions.offers,
    offersPath,
    tabTitle(title, messages.place.town),
  );
  return {
    ...shown,
    preview: card(
      messages,
      title,
      offers.flatMap(({ image }) => image ?? []),
    ),
    things: [
      collectionLd(
        shown,
        offers.map((offer) => localPath(dictionary, productPath(offer, offer))),
        dictionary,
      ),
      breadcrumbLd(dictionary, { ...shown, title }),
    ],
  };
}

/** The SEO of the page that says how one buys. */
export function howToBuySeo(dictionary: Dictionary): PageSeo {
  const { howToBuy, seo, messages } = dictionary;
  const tabTitle = howToBuy.tabTitle(messages.place.town);
  const shown = texts(dictionary, seo.descriptions.howToBuy, howToBuyPath, tabTitle);
  return {
    ...shown,
    preview: card(messages, howToBuy.title),
    things: placed(dictionary, { ...shown, title: howToBuy.title }),
  };
}

/** The shortlist page's SEO. People see it in the preview when they are sent the link of a list. */
export function shortlistSeo(dictionary: Dictionary): PageSeo {
  const { shortlist, seo, messages } = dictionary;
  const { title } = shortlist.shared;
  const shown = texts(dictionary, seo.descriptions.shortlist, ownPaths.shortlist, title);
  return {
    ...shown,
    preview: card(messages, title),
    things: placed(dictionary, { ...shown, title: shortlist.title }),
  };
}

/** The SEO of the privacy page, which says what stays on a visitor's device. */
export function privacySeo(dictionary: Dictionary): PageSeo {
  const { privacy, seo, messages } = dictionary;
  const shown = texts(dictionary, seo.descriptions.privacy, ownPaths.privacy, privacy.tabTitle);
  return {
    ...shown,
    preview: card(messages, privacy.title),
    things: placed(dictionary, { ...shown, title: privacy.title }),
  };
}

type Description = (shop: string, town: string) => string;
type Texts = Pick<PageSeo, 'title' | 'description' | 'path'>;

function texts(
  dictionary: Dictionary,
  description: Description,
  path: string,
  title: string,
): Texts {
  return {
    title,
    path: localPath(dictionary, path),
    description: description(shop.name, dictionary.messages.place.town),
  };
}

/** A page as search engines should know it, and the way to it from the home page. */
function placed(dictionary: Dictionary, { title, path }: Pick<Texts, 'title' | 'path'>) {
  return [breadcrumbLd(dictionary, { title, path }), webPageLd(path, dictionary)];
}

/** The preview card of a page. A page without pictures of its own shows those of the first shelves. */
function card(
  { place }: Pick<Messages, 'place'>,
  title: string,
  pictures: readonly string[] = [],
): PreviewCard {
  return {
    title,
    line: place.region,
    pictures: pictures.length > 0 ? pictures.slice(0, PREVIEW_PICTURES) : shelves,
  };
}
