import type { NextPageContext } from 'next';
import type { NotFoundSuggestions } from '@/answers/notFound/resolveAddress';
import { errorDefinition } from '@/catalogue/addresses/pageDefinitions';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { bengali } from '@/messages/bn/bengali';
import { errorPageMessages as bengaliMessages } from '@/messages/bn/errorPageMessages';
import { english } from '@/messages/en/english';
import { errorPageMessages as englishMessages } from '@/messages/en/errorPageMessages';
import { errorPageMessages as hindiMessages } from '@/messages/hi/errorPageMessages';
import { hindi } from '@/messages/hi/hindi';
import { makePage } from '@/page/makePage';
import type { LanguageCode } from '@/shop/LanguageCode';
import { splitLanguage } from '@/shop/languages';
import { ErrorView } from '@/views/ErrorView';
import { NotFoundView } from '@/views/NotFoundView';

interface Props {
  /** The language of the address that failed. */
  readonly code: LanguageCode;
  /** For a page that does not exist; absent when the fault is ours. */
  readonly notFound?: NotFoundSuggestions;
}

const words = {
  en: { language: english, messages: englishMessages },
  bn: { language: bengali, messages: bengaliMessages },
  hi: { language: hindi, messages: hindiMessages },
};

/**
 * Next renders this page when getStaticProps finds no page, for a malformed escape, and when a page
 * fails in the browser; with 503 for a product that was never read before the database failed.
 * Other errors on the server show pages/500. Only its script has the words of all languages.
 */
const ErrorPage = makePage<Props, typeof errorDefinition.collections, typeof words>(
  {
    definition: errorDefinition,
    View: ({ code, notFound, messages }) =>
      notFound ? (
        <NotFoundView {...notFound} messages={messages[code].messages.notFound} />
      ) : (
        <ErrorView messages={messages[code].messages.error} />
      ),
    title: ({
      own: { code, notFound },
      messages: {
        [code]: { messages },
      },
    }) => (notFound ? messages.notFound : messages.error).title,
  },
  ({ code }) => words[code].language,
  words,
);

export default Object.assign(ErrorPage, {
  async getInitialProps({ req, res, err, asPath = '/' }: NextPageContext): Promise<Props> {
    const { code } = splitLanguage(asPath);
    // In this form the bundler drops the branch and its import from the browser script.
    if (typeof window === 'undefined') {
      if (!req || !res) return { code };
      // Next calls this before it shows pages/500. A failed reading is tried again each minute.
      if (err?.name === 'CatalogueReadError') {
        res.statusCode = 503;
        res.setHeader('Retry-After', String(FRESH_SECONDS));
      }
      if (![400, 404].includes(res.statusCode)) return { code };
      const { answerNotFound } = await import('@/answers/notFound/answerNotFound');
      const notFound = await answerNotFound(req, res);
      return notFound ? { code, notFound } : { code };
    }
    if (err) return { code };
    // A product in a list may be gone, and only the server knows what to show instead: a full load.
    // The promise without an end keeps the router from showing an error meanwhile.
    window.location.assign(asPath);
    return new Promise(() => undefined);
  },
});
