import { paths } from '@/catalogue/paths';
import { load, readers } from '@/catalogue/server/loadShelves';
import { staticPage } from '@/catalogue/server/staticPage';
import { photosQuery, slidesQuery, videosQuery } from '@/catalogue/shelves/shelves';
import { Seo } from '@/seo/Seo';
import { shop } from '@/shop/shop';
import { HomeView } from '@/views/HomeView';
import { words } from '@/words/words';

export const getStaticProps = () =>
  staticPage(
    {},
    load(slidesQuery, readers.slides),
    load(videosQuery, readers.videos),
    load(photosQuery, readers.photos),
  );

export default function HomePage() {
  return (
    <>
      <Seo title={words.home.heading(shop.name)} description={words.home.lead} path={paths.home} />
      <HomeView />
    </>
  );
}
