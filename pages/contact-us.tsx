import type { InferGetStaticPropsType } from 'next';
import { Seo } from '@/seo/Seo';
import { fixedPages } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(fixedPages.contact, {});

export default function ContactPage({ seo }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <>
      <Seo {...seo} />
      <ContactView />
    </>
  );
}
