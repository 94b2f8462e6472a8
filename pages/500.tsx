import { NoIndex } from '@/seo/NoIndex';
import { ErrorView } from '@/views/ErrorView';
import { words } from '@/words/words';

export default function ErrorPage() {
  return (
    <>
      <NoIndex title={words.error.title} />
      <ErrorView />
    </>
  );
}
