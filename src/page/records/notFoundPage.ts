import { errorDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { Category } from '@/catalogue/categories';
import type { ErrorPageMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { NotFoundView } from '@/views/NotFoundView';
import type { PageRecord } from '../makePage';

interface Own {
  readonly nearest: readonly Category[];
}

/** The page for unknown addresses. */
export const notFoundPage: PageRecord<
  Own,
  typeof errorDefinition.collections,
  ErrorPageMessages['notFound']
> = {
  definition: errorDefinition,
  View: NotFoundView,
  title: pageTitle,
};
