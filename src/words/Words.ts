import type { carouselWords } from './en/carouselWords';
import type { categoryWords } from './en/categoryWords';
import type { contactWords } from './en/contactWords';
import type { homeWords } from './en/homeWords';
import type { lightboxWords } from './en/lightboxWords';
import type { messageWords } from './en/messageWords';
import type { productWords } from './en/productWords';
import type { reportWords } from './en/reportWords';
import type { reviewsWords } from './en/reviewsWords';
import type { searchWords } from './en/searchWords';
import type { seoWords } from './en/seoWords';
import type { visitShopWords } from './en/visitShopWords';
import type { words } from './en/words';

/** The words that pages share, in any language. English says which there are; every language must have the same. */
export type Words = typeof words;

/** The words that one kind of page adds. */
export type HomeWords = typeof homeWords;
export type CategoryWords = typeof categoryWords;
export type ProductWords = typeof productWords;
export type ReviewsWords = typeof reviewsWords;
export type VisitShopWords = typeof visitShopWords;
export type ContactWords = typeof contactWords;
export type MessageWords = typeof messageWords;
export type ReportWords = typeof reportWords;
export type SearchWords = typeof searchWords;

/** The words of what only some pages have; the words of those pages hold them. */
export type CarouselWords = typeof carouselWords;
export type LightboxWords = typeof lightboxWords;

/** The words that only the server puts into a page: titles and descriptions for search engines and previews. */
export type SeoWords = typeof seoWords;
