import type { GetServerSideProps } from 'next';
import type { Category } from '@/catalogue/Category';
import { messagePage } from '@/page/messagePage';
import { strayAddress } from '@/server/stray/strayAddress';
import { NotFoundView } from '@/views/NotFoundView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

const words = messageWords.notFound;

interface Props {
  readonly nearest: readonly Category[];
}

/** Rendered for each request and kept nowhere: a flood of unknown addresses grows neither disk nor memory. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res }) => {
  const stray = strayAddress(req.url ?? '/');
  if ('redirect' in stray) return { redirect: { destination: stray.redirect, permanent: true } };
  res.statusCode = 404;
  return { props: { nearest: stray.nearest } };
};

export default messagePage<Props>(
  ({ nearest }) => <NotFoundView nearest={nearest} words={words} />,
  { language: english, title: words.title },
);
