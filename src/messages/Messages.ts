import type { carouselMessages } from './en/carouselMessages';
import type { categoryIntros } from './en/categoryIntros';
import type { categoryTitleMessages } from './en/categoryTitleMessages';
import type { contactMessages } from './en/contactMessages';
import type { deliveryMessages } from './en/deliveryMessages';
import type { errorPageMessages } from './en/errorPageMessages';
import type { filterMessages } from './en/filterMessages';
import type { homeMessages } from './en/homeMessages';
import type { howToBuyMessages } from './en/howToBuyMessages';
import type { lateSharedMessages } from './en/lateSharedMessages';
import type { lightboxMessages } from './en/lightboxMessages';
import type { offersMessages } from './en/offersMessages';
import type { offlineMessages } from './en/offlineMessages';
import type { privacyMessages } from './en/privacyMessages';
import type { productPageMessages } from './en/productPageMessages';
import type { reportMessages } from './en/reportMessages';
import type { reviewsMessages } from './en/reviewsMessages';
import type { searchMessages } from './en/searchMessages';
import type { seoMessages } from './en/seoMessages';
import type { sharedMessages } from './en/sharedMessages';
import type { shortlistMessages } from './en/shortlistMessages';
import type { visitShopMessages } from './en/visitShopMessages';

/** The messages that pages share, in any language. English defines which exist; every language must have the same. */
export type Messages = typeof sharedMessages;

/** The messages that one kind of page adds. */
export type HomeMessages = typeof homeMessages;
export type CategoryIntros = typeof categoryIntros;
export type CategoryTitleMessages = typeof categoryTitleMessages;
/** The messages of the filter panel, which a category page loads on demand. */
export type FilterMessages = typeof filterMessages;
export type ProductPageMessages = typeof productPageMessages;
export type ReviewsMessages = typeof reviewsMessages;
export type VisitShopMessages = typeof visitShopMessages;
export type OffersMessages = typeof offersMessages;
export type HowToBuyMessages = typeof howToBuyMessages;
export type ShortlistMessages = typeof shortlistMessages;
export type OfflineMessages = typeof offlineMessages;
export type PrivacyMessages = typeof privacyMessages;
export type ContactMessages = typeof contactMessages;
export type ErrorPageMessages = typeof errorPageMessages;
export type ReportMessages = typeof reportMessages;
export type SearchMessages = typeof searchMessages;

/** The messages of what helps on every page and comes after its first scripts. */
export type LateSharedMessages = typeof lateSharedMessages;

/** The messages of parts that only some pages have. They are included in the messages of those pages. */
export type CarouselMessages = typeof carouselMessages;
export type LightboxMessages = typeof lightboxMessages;
export type DeliveryMessages = typeof deliveryMessages;

/** The messages that only the server uses: titles and descriptions for search engines and previews. */
export type SeoMessages = typeof seoMessages;
