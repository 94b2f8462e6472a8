import { readFileSync } from 'node:fs';
import { BENCH_COUNT, type BenchProduct, benchProducts } from '../../e2e/benchShelf';
import { categories } from '../../src/catalogue/categories';
import { shelfNames } from '../../src/messages/en/shelfNames';
import type { PictureWidth } from '../../src/pictures/pictureLimits';

/** A picture with a text below it. */
export interface Shown {
  readonly title: string;
  readonly img: string;
}

interface Picture {
  readonly from: string;
  readonly width: PictureWidth;
  readonly file: string;
}

function read<Row>(name: string): Row[] {
  return Object.values(JSON.parse(readFileSync(`demo/${name}.json`, 'utf8')));
}

/** What the smallest app shows: the measured shelf, and as much on home as the site has there. */
export function readContent() {
  const pictures: Picture[] = [];
  /** The pictures in the width in which a phone gets them from the site, under addresses of the smallest app. */
  const sized = <Row extends Shown>(rows: readonly Row[], width: PictureWidth): Row[] =>
    rows.map((row) => {
      const file = `/pictures/${width}-${row.img.slice(row.img.lastIndexOf('/') + 1)}`;
      pictures.push({ from: row.img, width, file });
      return { ...row, img: file };
    });
  const shelves = categories.map(({ slug, group, picture }) => {
    const title = shelfNames.shelves[slug].title;
    return { slug, group, title, img: `/pictures/products/${picture}` };
  });
  const offers = categories
    .flatMap(({ collection }) => read<BenchProduct>(collection))
    .sort((one, other) => (other.off ?? 0) - (one.off ?? 0));
  const [{ slider1 = '' } = {}] = read<Record<string, string>>('SLIDER-HOME');
  const clips = read<Shown>('VIDEO YOUTUBE').filter(({ img }) => img);
  return {
    shelves: sized(shelves, 320),
    products: sized(benchProducts(BENCH_COUNT), 320),
    home: {
      slide: sized([{ title: '', img: slider1 }], 720),
      offers: sized(offers.slice(0, 5), 320),
      clips: sized(clips, 540),
      photos: sized(read<Shown & { des: string }>('VISIT-SHOP'), 360),
    },
    pictures,
  };
}

/** What `readContent` gives. */
export type Content = ReturnType<typeof readContent>;
