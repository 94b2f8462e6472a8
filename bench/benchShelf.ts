import type { CatalogueFiles } from '../scripts/push/readCatalogueFiles';

/** The category that the bench looks at, at the same path in every contestant. */
export const BENCH_PATH = '/Primer';

/** The collection behind it. */
const COLLECTION = 'MAKEUP-Primer';

/** How each product's name begins: by this the bench knows that the shelf is there. */
export const NAME = 'Soft Matt Primer number';

/** A product as the contestants that are not the site show it. */
export interface BenchProduct {
  readonly id: string;
  readonly title: string;
  readonly des: string;
  readonly delivery: string;
  readonly mrp: number;
  readonly off: number;
  readonly price: number;
  readonly img: string;
}

/** So many products as a shop types them; only number and figures differ, as on a shelf of one kind of goods. */
export function benchProducts(count: number): BenchProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      id: `item-${number}`,
      title: `${NAME} ${number}`,
      des: 'A light primer for every day under foundation, in a soft tube. Warm a little between the fingers and pat it on.',
      delivery: 'Delivery charge as per distance',
      mrp: 500 + index,
      off: 20,
      price: 400 + index,
      img: `/pictures/products/Primer-${(index % 5) + 1}.webp`,
    };
  });
}

/** The same as the demo catalogue's file of that shelf. */
export function benchFiles(count: number): CatalogueFiles {
  const documents = benchProducts(count).map(({ id, ...fields }) => [id, fields]);
  return new Map([[COLLECTION, Object.fromEntries(documents)]]);
}
