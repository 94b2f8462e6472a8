import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_COUNT, BENCH_PATH, type BenchProduct, benchProducts } from '../../e2e/benchShelf';
import { categories } from '../../src/catalogue/categories';
import { menus } from '../../src/catalogue/registry';
import { shelfNames } from '../../src/messages/en/shelfNames';
import { type Shelf, shelfPicture, type Width, widths } from './shelves';

/** The server runs elsewhere and gets an absolute path from serveSmallest.ts. */
const DEMO = process.env.BENCH_DEMO ?? path.resolve('demo');

const read = <Row>(name: string): Record<string, Row> =>
  JSON.parse(readFileSync(path.join(DEMO, `${name}.json`), 'utf8'));

/** The shelves in the demo's order. */
export function readShelves(): Shelf[] {
  return categories.map(({ slug, collection, group }) => ({
    ...{ slug, collection, group },
    title: shelfNames.shelves[slug].title,
    isInMenu: menus[group]?.includes(slug) ?? false,
  }));
}

/** The products of a shelf: the bench's on the measured one. */
export function productsOf({ slug, collection }: Shelf): BenchProduct[] {
  if (`/${slug}` === BENCH_PATH) return benchProducts(BENCH_COUNT);
  return Object.entries(read<BenchProduct>(collection)).map(([id, row]) => ({ ...row, id }));
}

export type HomeContent = ReturnType<typeof homeContent>;

/** Home besides its shelves: as many goods, slides, clips and photos as the site's. */
export function homeContent(shelves: readonly Shelf[]) {
  const offers = shelves
    .flatMap((shelf) => productsOf(shelf).map((product) => ({ ...product, slug: shelf.slug })))
    .sort((one, other) => (other.off ?? 0) - (one.off ?? 0))
    .slice(0, 5)
    .map(({ id, slug, title, price, mrp, off, img }) => ({
      id,
      slug,
      title,
      price,
      mrp,
      off,
      img,
    }));
  const [{ slider1 = '', headline1 = '' } = {}] = Object.values(
    read<Record<string, string>>('SLIDER-HOME'),
  );
  const clips = Object.values(read<{ title: string; img?: string }>('VIDEO YOUTUBE')).flatMap(
    ({ title, img }) => (img ? { title, img } : []),
  );
  const photos = Object.values(read<{ title: string; des: string; img: string }>('VISIT-SHOP')).map(
    ({ title, des, img }) => ({ title, des, img }),
  );
  return { offers, slide: { img: slider1, title: headline1 }, clips, photos };
}

/** All pictures of home and of the measured shelf and product pages, with their widths. */
export function pictures(): [img: string, width: Width][] {
  const shelves = readShelves();
  const { offers, slide, clips, photos } = homeContent(shelves);
  return [
    [slide.img, widths.slide],
    ...offers.map(({ img }): [string, Width] => [img, widths.offer]),
    ...clips.map(({ img }): [string, Width] => [img, widths.clip]),
    ...photos.map(({ img }): [string, Width] => [img, widths.photo]),
    ...shelves.map((shelf): [string, Width] => [shelfPicture(shelf), widths.card]),
    ...benchProducts(BENCH_COUNT).flatMap(({ img }): [string, Width][] => [
      [img, widths.card],
      [img, widths.product],
    ]),
  ];
}
