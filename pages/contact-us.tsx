import { paths } from '@/catalogue/paths';
import { staticPage } from '@/catalogue/server/staticPage';
import { Seo } from '@/seo/Seo';
import { ContactView } from '@/views/ContactView';
import { words } from '@/words/words';

export const getStaticProps = () => staticPage({});

export default function ContactPage() {
  return (
    <>
      <Seo title={words.contact.title} description={words.contact.lead} path={paths.contact} />
      <ContactView />
    </>
  );
}
