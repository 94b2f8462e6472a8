import { categoriesOf } from '@/catalogue/categoriesOf';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { Photo, Video } from '@/catalogue/items';
import { paths } from '@/catalogue/paths';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { contactWords } from '@/words/contactWords';
import { homeWords } from '@/words/homeWords';
import { reviewsWords } from '@/words/reviewsWords';
import { seoWords } from '@/words/seoWords';
import { visitShopWords } from '@/words/visitShopWords';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './preview/PreviewCard';

const shelves = categoriesOf('makeup').slice(0, PREVIEW_PICTURES).map(categoryPicture);

/** The texts of the home page. */
export function homeSeo(): PageSeo {
  return page('home', paths.home, homeWords.heading(shop.name), shop.name, shelves);
}

/** The texts of the contact page. */
export function contactSeo(): PageSeo {
  return page(
    'contact',
    paths.contact,
    seoWords.contactTitle(place.town),
    contactWords.title,
    shelves,
  );
}

/** The texts of the reviews page. */
export function reviewsSeo(videos: readonly Video[]): PageSeo {
  const stills = videos.flatMap(({ poster }) => poster ?? []);
  return page(
    'reviews',
    paths.reviews,
    seoWords.reviewsTitle(place.town),
    reviewsWords.title,
    stills,
  );
}

/** The texts of the page with the shop's photos. */
export function visitShopSeo(photos: readonly Photo[]): PageSeo {
  const pictures = photos.map(({ image }) => image);
  return page(
    'visitShop',
    paths.visitShop,
    seoWords.visitShopTitle(place.town),
    visitShopWords.title,
    pictures,
  );
}

function page(
  name: keyof typeof seoWords.descriptions,
  path: string,
  title: string,
  cardTitle: string,
  pictures: readonly string[],
): PageSeo {
  return {
    title,
    description: seoWords.descriptions[name](shop.name, place.town),
    path,
    preview: {
      title: cardTitle,
      line: `${place.town}, ${place.district}`,
      pictures: pictures.length > 0 ? pictures.slice(0, PREVIEW_PICTURES) : shelves,
    },
  };
}
