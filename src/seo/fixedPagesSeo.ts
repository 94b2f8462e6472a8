import { paths } from '@/catalogue/addresses';
import { categoriesOf } from '@/catalogue/categoriesOf';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { Photo, Video } from '@/catalogue/items';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { contactWords } from '@/words/contactWords';
import { homeWords } from '@/words/homeWords';
import { reviewsWords } from '@/words/reviewsWords';
import { seoWords } from '@/words/seoWords';
import { visitShopWords } from '@/words/visitShopWords';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { storeLd } from './jsonLd/storeLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES, type PreviewCard } from './preview/PreviewCard';

const shelves = categoriesOf('makeup').slice(0, PREVIEW_PICTURES).map(categoryPicture);

/** The texts of the home page. */
export function homeSeo(): PageSeo {
  const title = homeWords.heading(shop.name);
  return { ...texts('home', paths.home, title), preview: card(shop.name), things: [storeLd()] };
}

/** The texts of the contact page. */
export function contactSeo(): PageSeo {
  const title = contactWords.tabTitle(place.town);
  return {
    ...texts('contact', paths.contact, title),
    preview: card(contactWords.title),
    things: [storeLd(), breadcrumbLd(title, paths.contact)],
  };
}

/** The texts of the reviews page. */
export function reviewsSeo(videos: readonly Video[]): PageSeo {
  const title = reviewsWords.tabTitle(place.town);
  return {
    ...texts('reviews', paths.reviews, title),
    preview: card(
      reviewsWords.title,
      videos.flatMap(({ poster }) => poster ?? []),
    ),
    things: [breadcrumbLd(title, paths.reviews)],
  };
}

/** The texts of the page with the shop's photos. */
export function visitShopSeo(photos: readonly Photo[]): PageSeo {
  const title = visitShopWords.tabTitle(place.town);
  return {
    ...texts('visitShop', paths.visitShop, title),
    preview: card(
      visitShopWords.title,
      photos.map(({ image }) => image),
    ),
    things: [breadcrumbLd(title, paths.visitShop)],
  };
}

function texts(name: keyof typeof seoWords.descriptions, path: string, title: string) {
  return { title, path, description: seoWords.descriptions[name](shop.name, place.town) };
}

/** Without pictures of its own a page shows those of the first shelves. */
function card(title: string, pictures: readonly string[] = []): PreviewCard {
  return {
    title,
    line: `${place.town}, ${place.district}`,
    pictures: pictures.length > 0 ? pictures.slice(0, PREVIEW_PICTURES) : shelves,
  };
}
