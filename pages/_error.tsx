import type { NextPageContext } from 'next';
import { messagePage } from '@/page/messagePage';
import type { StrayNowhere } from '@/server/stray/Stray';
import { ErrorView } from '@/views/ErrorView';
import { StrayView } from '@/views/StrayView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

interface Props {
  /** What is offered instead of a page that is not there; absent for faults of ours. */
  readonly stray?: StrayNowhere;
}

/**
 * What Next shows in the place of a page that getStaticProps did not find, and of one that broke in the browser; pages/500 is
 * for what breaks on the server.
 */
const messages = messagePage<Props>(
  ({ stray }) =>
    stray ? (
      <StrayView {...stray} words={messageWords} />
    ) : (
      <ErrorView words={messageWords.error} />
    ),
  {
    language: english,
    title: ({ stray }) => {
      if (!stray) return messageWords.error.title;
      return (stray.shelf ? messageWords.noProduct : messageWords.notFound).title;
    },
  },
);

export default Object.assign(messages, {
  async getInitialProps({ req, res, err, asPath = '/' }: NextPageContext): Promise<Props> {
    // Of a branch that is the server's alone, the import too, nothing goes into a browser's scripts.
    if (typeof window === 'undefined') {
      if (!req || res?.statusCode !== 404) return {};
      const { answerStray } = await import('@/server/stray/answerStray');
      const stray = await answerStray(req, res);
      return stray ? { stray } : {};
    }
    // Only the server can tell what became of a product that was still on the list.
    if (!err) window.location.assign(asPath);
    return {};
  },
});
