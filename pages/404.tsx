import { NoIndex } from '@/seo/NoIndex';
import { NotFoundView } from '@/views/NotFoundView';
import { messageWords } from '@/words/messageWords';

export default function NotFoundPage() {
  return (
    <>
      <NoIndex title={messageWords.notFound.title} />
      <NotFoundView nearest={[]} />
    </>
  );
}
