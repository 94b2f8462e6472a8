import { absoluteAddress, productPath } from '@/catalogue/addresses';
import { findCategory } from '@/catalogue/findCategory';
import { identityOf } from '@/catalogue/ProductIdentity';

const [primer, toner] = [findCategory('Primer'), findCategory('Toner')];

describe('identityOf', () => {
  it('tells two products apart whose documents have the same id on two shelves', () => {
    const product = { id: '01-rose' };
    const [one, other] = [identityOf(primer, product), identityOf(toner, product)];
    expect(one).toEqual({ slug: 'Primer', id: '01-rose' });
    expect(productPath(one)).not.toBe(productPath(other));
  });

  it.each([
    ['01-rose', '/Primer#item-01-rose'],
    ['a b/c', '/Primer#item-a%20b%2Fc'],
    ['কাজল', `/Primer#item-${encodeURIComponent('কাজল')}`],
    ['100%', '/Primer#item-100%25'],
  ])('of the document %j is seen at %s', (id, path) => {
    expect(productPath(identityOf(primer, { id }))).toBe(path);
    expect(absoluteAddress(path)).toBe(`http://localhost:3000${path}`);
  });
});
