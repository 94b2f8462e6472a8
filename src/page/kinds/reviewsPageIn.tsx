import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { ReviewsMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { ReviewsView } from '@/views/ReviewsView';
import { sitePage } from '../sitePage';

/** The reviews page in a language. */
export function reviewsPageIn(language: Language, messages: ReviewsMessages) {
  return sitePage<PageProps<typeof sitePages.reviews.collections>>(
    ({ shelves }) => <ReviewsView shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => sitePages.reviews,
      title: () => messages.tabTitle(language.messages.place.town),
    },
  );
}
