import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ReviewsMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { ReviewsView } from '@/views/ReviewsView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.reviews.collections;

/** The page of customers' reviews. */
export const reviewsPage: PageRecord<object, Shown, ReviewsMessages> = {
  definition: pageDefinitions.reviews,
  View: ReviewsView,
  title: pageTitle,
};
