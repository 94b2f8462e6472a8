import type { GetServerSideProps } from 'next';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveAddress } from './resolveAddress';

/** The getServerSideProps of unknown addresses, whose answers are not stored: a flood fills neither disk nor memory. */
export const unknownAddressProps: GetServerSideProps<NotFoundSuggestions> = async ({
  req,
  res,
}) => {
  const notFound = await resolveAddress(req.url ?? '/');
  if ('redirect' in notFound)
    return { redirect: { destination: notFound.redirect, permanent: true } };
  res.statusCode = 404;
  return { props: { nearest: notFound.nearest } };
};
