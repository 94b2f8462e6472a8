import { aDesk, headings } from './aDesk';

/** Goods with these prices, on the shelf Primer; more columns than other tests need. */
export function pricedShop(prices: readonly number[], more: readonly string[] = []) {
  const desk = aDesk();
  const first = [...headings, ...more].filter((one) => one !== 'Id').concat('Id');
  const rows = prices.map((price, at) => {
    const cells: Record<string, string> = {
      Title: `Good ${at}`,
      Price: String(price),
      Shelf: 'Primer',
    };
    return first.map((heading) => cells[heading] ?? '');
  });
  desk.type('Makeup', rows, first);
  return desk;
}
