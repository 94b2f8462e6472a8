import type { Product } from '@/catalogue/items';
import { CardFacts } from '@/product/CardFacts';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';

type Facts = Pick<Product, 'shades' | 'size' | 'brand'>;

function show(facts: Facts): HTMLElement {
  return renderInSite(<CardFacts product={aProduct(facts)} />).container;
}

describe('CardFacts', () => {
  it.each<[facts: Facts, line: string, swatches: number]>([
    [{ size: { text: '30 ml' } }, '30 ml', 0],
    [{ shades: [{ name: 'Rose' }] }, '1 shade: Rose', 0],
    [
      {
        shades: [
          { name: 'Honey', colour: '#c68642' },
          { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
          { name: 'Rose', colour: '#e8958c' },
        ],
        size: { text: '30 ml' },
        brand: 'Rupkatha Studio',
      },
      '2 shades: Honey, Rose · 30 ml · Rupkatha Studio',
      2,
    ],
    [
      { shades: Array.from({ length: 9 }, (_, n) => ({ name: `No. ${n}`, colour: '#c68642' })) },
      '+6 9 shades: No. 0, No. 1, No. 2, No. 3, No. 4, No. 5, No. 6, No. 7, No. 8',
      4,
    ],
  ])('has shades, size and brand of %j', (facts, line, swatches) => {
    const said = show(facts);
    expect(said).toHaveTextContent(line);
    expect(said.querySelectorAll('i')).toHaveLength(swatches);
  });

  it.each<[facts: Facts]>([[{}], [{ shades: [{ name: 'Rose', soldOut: true }] }]])(
    'is not there with %j, of which the shop has nothing',
    (facts) => {
      expect(show(facts)).toBeEmptyDOMElement();
    },
  );
});
