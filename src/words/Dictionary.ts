import type { Language } from './Language';
import type {
  CategoryIntros,
  CategoryWords,
  ChoiceWords,
  ContactWords,
  HomeWords,
  MessageWords,
  PrivacyWords,
  ProductWords,
  ReviewsWords,
  SearchWords,
  SeenWords,
  SeoWords,
  ShortlistWords,
  VisitShopWords,
} from './Words';

/**
 * All words of one language, for the server, which writes about every page. A browser loads a page's own only. A language's
 * folder has one, so the compiler misses whatever it lacks.
 */
export interface Dictionary extends Language {
  readonly home: HomeWords;
  readonly category: CategoryWords;
  readonly categoryIntros: CategoryIntros;
  readonly choice: ChoiceWords;
  readonly product: ProductWords;
  readonly reviews: ReviewsWords;
  readonly visitShop: VisitShopWords;
  readonly contact: ContactWords;
  readonly shortlist: ShortlistWords;
  readonly seen: SeenWords;
  readonly privacy: PrivacyWords;
  readonly message: MessageWords;
  readonly search: SearchWords;
  readonly seo: SeoWords;
}
