import type { carouselWords } from './en/carouselWords';
import type { categoryIntros } from './en/categoryIntros';
import type { categoryWords } from './en/categoryWords';
import type { choiceWords } from './en/choiceWords';
import type { contactWords } from './en/contactWords';
import type { homeWords } from './en/homeWords';
import type { lightboxWords } from './en/lightboxWords';
import type { messageWords } from './en/messageWords';
import type { privacyWords } from './en/privacyWords';
import type { productWords } from './en/productWords';
import type { reportWords } from './en/reportWords';
import type { reviewsWords } from './en/reviewsWords';
import type { searchWords } from './en/searchWords';
import type { seenWords } from './en/seenWords';
import type { seoWords } from './en/seoWords';
import type { shortlistWords } from './en/shortlistWords';
import type { visitShopWords } from './en/visitShopWords';
import type { words } from './en/words';

/** The words that pages share, in any language. English says which there are; every language must have the same. */
export type Words = typeof words;

/** The words that one kind of page adds. */
export type HomeWords = typeof homeWords;
export type CategoryIntros = typeof categoryIntros;
export type CategoryWords = typeof categoryWords;
/** The words of the panel that a category's page loads when somebody wants it. */
export type ChoiceWords = typeof choiceWords;
export type ProductWords = typeof productWords;
export type ReviewsWords = typeof reviewsWords;
export type VisitShopWords = typeof visitShopWords;
export type ShortlistWords = typeof shortlistWords;
export type PrivacyWords = typeof privacyWords;
export type ContactWords = typeof contactWords;
export type MessageWords = typeof messageWords;
export type ReportWords = typeof reportWords;
export type SearchWords = typeof searchWords;

/** The words of the row that some pages load when somebody comes near it. */
export type SeenWords = typeof seenWords;

/** The words of what only some pages have; the words of those pages hold them. */
export type CarouselWords = typeof carouselWords;
export type LightboxWords = typeof lightboxWords;

/** The words that only the server puts into a page: titles and descriptions for search engines and previews. */
export type SeoWords = typeof seoWords;
