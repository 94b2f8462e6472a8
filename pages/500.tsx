import { NoIndex } from '@/seo/NoIndex';
import { ErrorView } from '@/views/ErrorView';
import { messageWords } from '@/words/messageWords';

export default function ErrorPage() {
  return (
    <>
      <NoIndex title={messageWords.error.title} />
      <ErrorView />
    </>
  );
}
