/** The measured category page; the path is the same in both apps. */
export const BENCH_PATH = '/Primer';

/** The largest number of products on a page. */
export const BENCH_COUNT = 45;

/** The fields of a product's document, with the document's id. */
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

/** Makes `count` products as a shop types them, each with its own photo. Titles differ only by their number. */
export function benchProducts(count: number): BenchProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      id: `item-${number}`,
      title: `Soft Matt Primer number ${number}`,
      des: 'A light primer for every day under foundation, in a soft tube. Warm a little between the fingers and pat it on.',
      delivery: 'Delivery charge as per distance',
      mrp: 500 + index,
      off: 20,
      price: 400 + index,
      img: `/pictures/bench-${number}.webp`,
    };
  });
}
