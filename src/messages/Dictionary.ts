import type { Language } from './Language';
import type {
  CategoryIntros,
  CategoryTitleMessages,
  ContactMessages,
  ErrorPageMessages,
  FilterMessages,
  HomeMessages,
  HowToBuyMessages,
  LateSharedMessages,
  OffersMessages,
  OfflineMessages,
  PrivacyMessages,
  ProductPageMessages,
  ReviewsMessages,
  SearchMessages,
  SeoMessages,
  ShortlistMessages,
  VisitShopMessages,
} from './Messages';

/**
 * All messages of one language, for the server, which writes about every page. A browser loads only those of its page.
 * Each language's folder has one dictionary, so the compiler reports any missing message.
 */
export interface Dictionary extends Language {
  readonly home: HomeMessages;
  readonly category: CategoryTitleMessages;
  readonly categoryIntros: CategoryIntros;
  readonly filter: FilterMessages;
  readonly product: ProductPageMessages;
  readonly reviews: ReviewsMessages;
  readonly visitShop: VisitShopMessages;
  readonly contact: ContactMessages;
  readonly offers: OffersMessages;
  readonly howToBuy: HowToBuyMessages;
  readonly shortlist: ShortlistMessages;
  readonly offline: OfflineMessages;
  readonly lateShared: LateSharedMessages;
  readonly privacy: PrivacyMessages;
  readonly errorPage: ErrorPageMessages;
  readonly search: SearchMessages;
  readonly seo: SeoMessages;
}
