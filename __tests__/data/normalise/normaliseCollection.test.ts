import { type ItemKind, shopNotice } from '@/catalogue/collections';
import { normaliseCollection } from '@/data/normalise/normaliseCollection';
import type { RawDocument } from '@/data/source/CatalogueSource';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';

/** The items of a collection with these documents, and what is said of them. */
function normalised<K extends ItemKind>(kind: K, documents: readonly RawDocument[]) {
  return normaliseCollection({ name: 'any', kind, limit: 45 }, documents);
}

const fine = { price: 450, img: '/a.jpg' };

function diagnosticsFor(...documents: Parameters<typeof rawDocument>[]) {
  return normalised(
    'product',
    documents.map((document) => rawDocument(...document)),
  ).diagnostics;
}

describe('normaliseCollection', () => {
  it('keeps the order of the documents, and leaves out unusable ones with their diagnostics', () => {
    const documents = [
      rawDocument({ ...fine, title: 'Rose' }, 'b'),
      rawDocument({ Title: 'Mint', img: 'gs://shop/mint.jpg', price: 'two hundred' }, 'a'),
      rawDocument({ ...fine, title: 'Lily' }, 'c'),
    ];
    expect(normalised('product', documents)).toEqual({
      items: [
        { id: 'b', title: 'Rose', price: 450, image: '/a.jpg' },
        { id: 'c', title: 'Lily', price: 450, image: '/a.jpg' },
      ],
      diagnostics: [
        { ids: ['a'], code: 'unreadable', field: 'price', typed: 'two hundred' },
        { ids: ['a'], code: 'unreadable', field: 'img', typed: 'gs://shop/mint.jpg' },
        { ids: ['a'], code: 'misspelt', field: 'Title', typed: 'Mint', expected: 'title' },
        { ids: ['a'], code: 'leftOut' },
      ],
    });
  });

  it('sorts by the order field, then documents without it, and sold-out products last', () => {
    const documents = [
      rawDocument({ ...fine, title: 'Aloe' }, 'a'),
      rawDocument({ ...fine, title: 'Bela', order: 2, soldOut: 'yes' }, 'b'),
      rawDocument({ ...fine, title: 'Champa', order: '২' }, 'c'),
      rawDocument({ ...fine, title: 'Dolon', order: -1 }, 'd'),
      rawDocument({ ...fine, title: 'Elachi', soldOut: 1, off: 20, mrp: 600 }, 'e'),
      rawDocument({ ...fine, title: 'Gondho', order: 2 }, 'g'),
      rawDocument({ ...fine, title: 'Henna', soldOut: false, hidden: 'no', order: '' }, 'h'),
    ];
    const { items, diagnostics } = normalised('product', documents);
    expect(items.map(({ id }) => id).join('')).toBe('dcgahbe');
    expect(items.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['b', 'e']);
    expect(diagnostics.filter(({ ids }) => ids[0] !== 'e')).toEqual([]);
  });

  it.each(['product', 'photo', 'slide', 'video'] as const)(
    'leaves out a hidden %s, with no other diagnostic',
    (kind) => {
      const documents = [rawDocument({ hidden: true, img: 'gs://shop/a.jpg', prcie: 1 }, 'a')];
      expect(normalised(kind, documents)).toEqual({
        items: [],
        diagnostics: [
          { ids: ['a'], code: 'hidden' },
          { ids: [], code: 'emptyShelf' },
        ],
      });
    },
  );

  it('shows a document whose hidden field is unreadable, with a diagnostic', () => {
    const documents = [rawDocument({ ...fine, title: 'Rose', hidden: 'soon' }, 'a')];
    const { items, diagnostics } = normalised('product', documents);
    expect(items).toHaveLength(1);
    expect(diagnostics).toEqual([
      { ids: ['a'], code: 'unreadable', field: 'hidden', typed: 'soon' },
    ]);
  });

  it('reports each title that several products have once', () => {
    const titles = ['Rose', 'Mint', 'ROSE', 'rose ', 'Mint', 'Lily'];
    const documents = titles.map((title, index) => rawDocument({ ...fine, title }, `${index}`));
    expect(normalised('product', documents).diagnostics).toEqual([
      { ids: ['0', '2', '3'], code: 'twins', field: 'title', typed: 'Rose' },
      { ids: ['1', '4'], code: 'twins', field: 'title', typed: 'Mint' },
    ]);
  });

  it('does not report products without a title, nor photos with the same title, as twins', () => {
    expect(diagnosticsFor([fine, 'a'], [fine, 'b']).map(({ code }) => code)).toEqual([
      'missing',
      'missing',
    ]);
    const photos = ['a', 'b'].map((id) => rawDocument({ title: 'Our door', img: '/a.jpg' }, id));
    expect(normalised('photo', photos).diagnostics).toEqual([]);
  });

  it('reports a missing price and picture, but no optional field', () => {
    expect(diagnosticsFor([{ title: 'Rose' }])).toEqual([
      { ids: ['a-document'], code: 'missing', field: 'price' },
      { ids: ['a-document'], code: 'missing', field: 'img' },
    ]);
  });
});

describe('The notice', () => {
  it('is the document shop, whatever else is in its collection', () => {
    const others = ['a', 'shop', 'zz'].map((id) => ({ id, fields: { hours: 'Mo 10:00-20:30' } }));
    expect(normaliseCollection(shopNotice, others).items.map(({ id }) => id)).toEqual(['shop']);
  });
});

/** Five minutes after midnight in India, when it is still the day before in London. */
const JUST_21_NOVEMBER = Date.UTC(2026, 10, 20, 18, 35);

/** Why a product with these days is not shown at a moment. */
function offAt(now: number, days: Readonly<Record<string, string>>): string | undefined {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const { item, diagnostics } = normalise('product', rawDocument({ title: 'Rose', ...days }));
  return item ? undefined : diagnostics[0]?.code;
}

describe('the days of a document', () => {
  it.each<[days: Readonly<Record<string, string>>, code: string | undefined]>([
    [{}, undefined],
    [{ show: '2026-11-21' }, undefined],
    [{ show: '2026-11-22' }, 'hidden'],
    [{ show: '2026-12' }, 'hidden'],
    [{ until: '2026-11-20' }, 'hidden'],
    [{ until: '2026-11-21' }, undefined],
    [{ until: '2026-11' }, undefined],
    [{ show: '2026-11-01', until: '2026-10-31' }, 'daysCrossed'],
    [{ show: '2026-12', until: '2026-11-30' }, 'daysCrossed'],
  ])('says on 21 November 2026 in India of %j: %s', (days, code) => {
    expect(offAt(JUST_21_NOVEMBER, days)).toBe(code);
  });

  it('decides with the last minute of the day in India', () => {
    const midnight = Date.UTC(2026, 10, 21, 18, 30);
    expect(offAt(midnight - 1, { until: '2026-11-21' })).toBeUndefined();
    expect(offAt(midnight, { until: '2026-11-21' })).toBeDefined();
    expect(offAt(midnight - 1, { show: '2026-11-22' })).toBeDefined();
    expect(offAt(midnight, { show: '2026-11-22' })).toBeUndefined();
  });
});
