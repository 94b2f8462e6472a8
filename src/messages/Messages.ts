import type * as english from './en/dictionary';
import type { lightboxMessages } from './en/lightboxMessages';
import type { reportMessages } from './en/reportMessages';
import type { sharedMessages } from './en/sharedMessages';
import type { shareMessages } from './en/shareMessages';

/** The messages that pages share. English defines which exist. */
export type Messages = typeof sharedMessages;

type OfPages = typeof english;

/** The messages that one kind of page adds. */
export type HomeMessages = OfPages['home'];
export type CategoryIntros = OfPages['categoryIntros'];
export type CategoryMessages = OfPages['categoryPage'];
export type FilterMessages = CategoryMessages['filter'];
export type ProductPageMessages = OfPages['productPage'];
export type ReviewsMessages = OfPages['reviews'];
export type VisitShopMessages = OfPages['visitShop'];
export type OffersMessages = OfPages['offers'];
export type HowToBuyMessages = OfPages['howToBuy'];
export type ShortlistMessages = OfPages['shortlist'];
export type OfflineMessages = OfPages['offline'];
export type PrivacyMessages = OfPages['privacy'];
export type ContactMessages = OfPages['contact'];
export type ErrorPageMessages = OfPages['errorPage'];
export type SearchMessages = OfPages['search'];
export type ReportMessages = typeof reportMessages;

/** Texts that come after a page's first scripts. */
export type LateSharedMessages = OfPages['lateShared'];

/** Texts of page parts, which the messages of those pages include. */
export type CarouselMessages = HomeMessages['carouselControls'];
export type LightboxMessages = typeof lightboxMessages;
export type ShareMessages = typeof shareMessages;

/** Only on the server: titles and descriptions for search engines and previews. */
export type SeoMessages = OfPages['seo'];
