import { howToBuyPath, offersPath, ownPaths, paths, productPath } from '@/catalogue/addresses';
import { categoriesOf } from '@/catalogue/findCategory';
import type { Photo, Video } from '@/catalogue/items';
import type { Offers } from '@/catalogue/offers/Offers';
import type { Dictionary } from '@/messages/Dictionary';
import { categoryPicture } from '@/pictures/categoryPicture';
import { place } from '@/shop/place';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { deliverySentence } from './deliverySentence';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd } from './jsonLd/collectionLd';
import { storeLd } from './jsonLd/storeLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES, type PreviewCard } from './preview/PreviewCard';

const shelves = categoriesOf('makeup').slice(0, PREVIEW_PICTURES).map(categoryPicture);

/**
 * The home page's SEO.
 * @param hours When the shop is open.
 */
export function homeSeo({ home, seo }: Dictionary, hours?: ShopHours): PageSeo {
  const title = home.heading(shop.name, place.town);
  return {
    ...texts(seo.descriptions.home, paths.home, title),
    preview: card(shop.name),
    things: [storeLd(hours)],
  };
}

/**
 * The contact page's SEO.
 * @param hours When the shop is open.
 */
export function contactSeo({ contact, seo, messages }: Dictionary, hours?: ShopHours): PageSeo {
  const title = contact.tabTitle(place.town);
  const description = (name: string, town: string) =>
    seo.descriptions.contact(name, town, deliverySentence(seo)).trimEnd();
  return {
    ...texts(description, paths.contact, title),
    preview: card(contact.title),
    things: [storeLd(hours), breadcrumbLd(messages, { title, path: paths.contact })],
  };
}

/** The reviews page's SEO. */
export function reviewsSeo(
  videos: readonly Video[],
  { reviews, seo, messages }: Dictionary,
): PageSeo {
  const title = reviews.tabTitle(place.town);
  return {
    ...texts(seo.descriptions.reviews, paths.reviews, title),
    preview: card(
      reviews.title,
      videos.flatMap(({ poster }) => poster ?? []),
    ),
    things: [breadcrumbLd(messages, { title, path: paths.reviews })],
  };
}

/** The SEO of the page with the shop's photos. */
export function visitShopSeo(
  photos: readonly Photo[],
  { visitShop, seo, messages }: Dictionary,
): PageSeo {
  const title = visitShop.tabTitle(place.town);
  return {
    ...texts(seo.descriptions.visitShop, paths.visitShop, title),
    preview: card(
      visitShop.title,
      photos.map(({ image }) => image),
    ),
    things: [breadcrumbLd(messages, { title, path: paths.visitShop })],
  };
}

/** The SEO of the page of offers; undefined when the shop has none. */
export function offersSeo(
  { kind, offers }: Offers | { kind: 'none'; offers: [] } = { kind: 'none', offers: [] },
  { offers: { tabTitle, title }, seo, messages }: Dictionary,
): PageSeo {
  const shown = texts(seo.descriptions.offers, offersPath, tabTitle(title[kind], place.town));
  return {
    ...shown,
    preview: card(
      title[kind],
      offers.flatMap(({ image }) => image ?? []),
    ),
    things: [
      collectionLd(
        shown,
        offers.map((offer) => productPath(offer, offer)),
      ),
      breadcrumbLd(messages, { title: title[kind], path: offersPath }),
    ],
  };
}

/** The SEO of the page that says how one buys. */
export function howToBuySeo({ howToBuy, seo, messages }: Dictionary): PageSeo {
  const title = howToBuy.tabTitle(place.town);
  return {
    ...texts(seo.descriptions.howToBuy, howToBuyPath, title),
    preview: card(howToBuy.title),
    things: [breadcrumbLd(messages, { title: howToBuy.title, path: howToBuyPath })],
  };
}

/** The shortlist page's SEO. People see it in the preview when they are sent the link of a list. */
export function shortlistSeo({ shortlist, seo, messages }: Dictionary): PageSeo {
  const { title } = shortlist.shared;
  return {
    ...texts(seo.descriptions.shortlist, ownPaths.shortlist, title),
    preview: card(title),
    things: [breadcrumbLd(messages, { title: shortlist.title, path: ownPaths.shortlist })],
  };
}

/** The SEO of the privacy page, which says what stays on a visitor's device. */
export function privacySeo({ privacy, seo, messages }: Dictionary): PageSeo {
  const { tabTitle: title } = privacy;
  return {
    ...texts(seo.descriptions.privacy, ownPaths.privacy, title),
    preview: card(privacy.title),
    things: [breadcrumbLd(messages, { title: privacy.title, path: ownPaths.privacy })],
  };
}

type Description = (shop: string, town: string) => string;

function texts(description: Description, path: string, title: string) {
  return { title, path, description: description(shop.name, place.town) };
}

/** The preview card of a page. A page without pictures of its own shows those of the first shelves. */
function card(title: string, pictures: readonly string[] = []): PreviewCard {
  return {
    title,
    line: `${place.town}, ${place.district}`,
    pictures: pictures.length > 0 ? pictures.slice(0, PREVIEW_PICTURES) : shelves,
  };
}
