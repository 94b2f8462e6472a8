import type { GetServerSideProps } from 'next';
import { messagePage } from '@/page/messagePage';
import type { StrayNowhere } from '@/server/stray/Stray';
import { strayAddress } from '@/server/stray/strayAddress';
import { NotFoundView } from '@/views/NotFoundView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

const words = messageWords.notFound;

/** Rendered for each request and kept nowhere: a flood of unknown addresses grows neither disk nor memory. */
export const getServerSideProps: GetServerSideProps<StrayNowhere> = async ({ req, res }) => {
  const stray = strayAddress(req.url ?? '/');
  if ('redirect' in stray) return { redirect: { destination: stray.redirect, permanent: true } };
  res.statusCode = 404;
  return { props: stray };
};

export default messagePage<StrayNowhere>(
  ({ nearest }) => <NotFoundView nearest={nearest} words={words} />,
  { language: english, title: () => words.title },
);
