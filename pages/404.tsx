import { NoIndex } from '@/seo/NoIndex';
import { NotFoundView } from '@/views/NotFoundView';
import { words } from '@/words/words';

export default function NotFoundPage() {
  return (
    <>
      <NoIndex title={words.notFound.title} />
      <NotFoundView nearest={[]} />
    </>
  );
}
