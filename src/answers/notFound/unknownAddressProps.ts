import type { GetServerSideProps } from 'next';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveProduct } from './resolveProduct';

/**
 * The getServerSideProps of the pages for unknown addresses: a redirect to the page that was meant, or suggestions with
 * status 404. Rendered for each request and stored nowhere, so that a flood of unknown addresses fills neither disk nor
 * memory. nginx keeps the answer for some seconds.
 */
export const unknownAddressProps: GetServerSideProps<NotFoundSuggestions> = async ({
  req,
  res,
}) => {
  const notFound = await resolveProduct(req.url ?? '/');
  if ('redirect' in notFound)
    return { redirect: { destination: notFound.redirect, permanent: true } };
  res.statusCode = 404;
  return { props: { nearest: notFound.nearest } };
};
