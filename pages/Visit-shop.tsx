import { paths } from '@/catalogue/paths';
import { load, readers } from '@/catalogue/server/loadShelves';
import { staticPage } from '@/catalogue/server/staticPage';
import { photosQuery } from '@/catalogue/shelves/shelves';
import { Seo } from '@/seo/Seo';
import { VisitShopView } from '@/views/VisitShopView';
import { words } from '@/words/words';

export const getStaticProps = () => staticPage({}, load(photosQuery, readers.photos));

export default function VisitShopPage() {
  return (
    <>
      <Seo
        title={words.visitShop.title}
        description={words.visitShop.lead}
        path={paths.visitShop}
      />
      <VisitShopView />
    </>
  );
}
