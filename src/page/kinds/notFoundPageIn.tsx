import type { Category } from '@/catalogue/Category';
import type { Language } from '@/messages/Language';
import type { ErrorPageMessages } from '@/messages/Messages';
import { NotFoundView } from '@/views/NotFoundView';
import { unlistedPage } from '../unlistedPage';

interface Props {
  readonly nearest: readonly Category[];
}

/** The page for unknown addresses in a language. */
export function notFoundPageIn(language: Language, { notFound }: ErrorPageMessages) {
  return unlistedPage<Props>(
    ({ nearest }) => <NotFoundView nearest={nearest} messages={notFound} />,
    {
      language,
      title: () => notFound.title,
    },
  );
}
