import type { NextPageContext } from 'next';
import type { NotFoundSuggestions } from '@/answers/notFound/NotFoundOutcome';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { ErrorView } from '@/views/ErrorView';
import { UnknownAddressView } from '@/views/UnknownAddressView';

interface Props {
  /** Suggestions for a page that does not exist; absent when the fault is ours. */
  readonly notFound?: NotFoundSuggestions;
}

/**
 * Next renders this page when getStaticProps finds no page, and when a page fails in the browser. Errors on the server
 * show pages/500.
 */
const ErrorPage = unlistedPage<Props>(
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

export default Object.assign(ErrorPage, {
  async getInitialProps({ req, res, err, asPath = '/' }: NextPageContext): Promise<Props> {
    // A check of `typeof window` lets the bundler drop this branch, its import included, from the browser's bundle.
    if (typeof window === 'undefined') {
      if (!req || res?.statusCode !== 404) return {};
      const { answerNotFound } = await import('@/answers/notFound/answerNotFound');
      const notFound = await answerNotFound(req, res);
      return notFound ? { notFound } : {};
    }
    // A product that is still in a list may be gone. Only the server knows what to show instead, so load the page from
    // it.
    if (!err) window.location.assign(asPath);
    return {};
  },
});
