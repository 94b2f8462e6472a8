import type { NextPageContext } from 'next';
import type { NotFoundSuggestions } from '@/answers/notFound/NotFoundOutcome';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { ErrorView } from '@/views/ErrorView';
import { UnknownAddressView } from '@/views/UnknownAddressView';

interface Props {
  /** What is offered instead of a page that is not there; absent for faults of ours. */
  readonly notFound?: NotFoundSuggestions;
}

/**
 * What Next shows in the place of a page that getStaticProps did not find, and of one that broke in the browser; pages/500 is
 * for what breaks on the server.
 */
const messages = unlistedPage<Props>(
  ({ notFound }) =>
    notFound ? (
      <UnknownAddressView {...notFound} messages={errorPageMessages} />
    ) : (
      <ErrorView messages={errorPageMessages.error} />
    ),
  {
    language: english,
    title: ({ notFound }) => {
      if (!notFound) return errorPageMessages.error.title;
      return (notFound.shelf ? errorPageMessages.noProduct : errorPageMessages.notFound).title;
    },
  },
);

export default Object.assign(messages, {
  async getInitialProps({ req, res, err, asPath = '/' }: NextPageContext): Promise<Props> {
    // Of a branch that is the server's alone, the import too, nothing goes into a browser's scripts.
    if (typeof window === 'undefined') {
      if (!req || res?.statusCode !== 404) return {};
      const { answerNotFound } = await import('@/answers/notFound/answerNotFound');
      const notFound = await answerNotFound(req, res);
      return notFound ? { notFound } : {};
    }
    // Only the server can tell what became of a product that was still on the list.
    if (!err) window.location.assign(asPath);
    return {};
  },
});
