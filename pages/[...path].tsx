import type { GetServerSideProps } from 'next';
import type { NotFoundSuggestions } from '@/answers/notFound/NotFoundOutcome';
import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { NotFoundView } from '@/views/NotFoundView';

const messages = errorPageMessages.notFound;

/** Rendered for each request and never cached, so that a flood of unknown addresses fills neither disk nor memory. */
export const getServerSideProps: GetServerSideProps<NotFoundSuggestions> = async ({ req, res }) => {
  const notFound = resolveAddress(req.url ?? '/');
  if ('redirect' in notFound)
    return { redirect: { destination: notFound.redirect, permanent: true } };
  res.statusCode = 404;
  return { props: notFound };
};

export default unlistedPage<NotFoundSuggestions>(
  ({ nearest }) => <NotFoundView nearest={nearest} messages={messages} />,
  { language: english, title: () => messages.title },
);
