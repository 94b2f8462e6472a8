import type { GetServerSideProps } from 'next';
import { errorDefinition } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { splitLanguage } from '@/shop/languages';
import { type NotFoundSuggestions, resolveAddress } from './resolveAddress';

/** The getServerSideProps of unknown addresses. The answers are not stored, so many such requests fill no disk. */
export const unknownAddressProps: GetServerSideProps<NotFoundSuggestions> = async ({
  req,
  res,
}) => {
  const { url = '/' } = req;
  const notFound = await resolveAddress(url);
  if ('redirect' in notFound)
    return { redirect: { destination: notFound.redirect, permanent: true } };
  res.statusCode = 404;
  const { nearest } = notFound;
  const { props } = await staticPage(errorDefinition, splitLanguage(url), { nearest });
  return { props };
};
