import { safeAddress } from '@/data/normalise/safeAddress';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';

const storage =
  'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/primer%20one.jpg?alt=media&token=a-b';

describe('safeAddress', () => {
  it.each([
    '/pictures/products/Primer-1.webp',
    '/pictures/a%20b.jpg',
    '/pictures/ছবি.jpg',
    'https://example.com/a.jpg?x=1&y=2#top',
    storage,
  ])('keeps %s as it is', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  it.each([
    ['  https://example.com/a.jpg\n', 'https://example.com/a.jpg'],
    ['http://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['HTTP://EXAMPLE.COM/A.jpg', 'https://example.com/A.jpg'],
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/ছবি.jpg', 'https://example.com/%E0%A6%9B%E0%A6%AC%E0%A6%BF.jpg'],
  ])('turns %j into %s', (value, address) => {
    expect(safeAddress(value)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:image/png;base64,AAAA',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/\t/evil.example/a.jpg',
    'https:\\\\evil.example',
    'https://user@example.com/a.jpg',
    'https://:secret@example.com/a.jpg',
    'https://example.com/a b.jpg',
    'https://example.com/"onerror="alert(1)',
    '/pictures/"><script>alert(1)</script>',
    'https://[',
    'a.jpg',
    '&#106;avascript:run()',
    '/&sol;evil.example',
  ])('rejects %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });

  it.each([2001, 100_000])('rejects an address of %d characters', (length) => {
    expect(safeAddress('/'.padEnd(length, 'a'))).toBeUndefined();
    expect(safeAddress('https://example.com/'.padEnd(length, 'a'))).toBeUndefined();
  });

  it('rejects an address that becomes too long when encoded', () => {
    const address = 'https://example.com/'.padEnd(500, 'ছ');
    expect(encodeURI(address).length).toBeGreaterThan(2000);
    expect(safeAddress(address)).toBeUndefined();
  });

  it.each(['/pictures/\ud83c.jpg', 'https://example.com/\udf80.jpg', '/\ud83c\ud83c'])(
    'gives only what the image optimiser can encode for %j',
    (value) => {
      expect(() => encodeURIComponent(safeAddress(value) ?? '')).not.toThrow();
    },
  );

  it('gives a path of the site or an https address without credentials, or undefined', () => {
    const property = fc.property(fc.oneof(firestoreValues, typedAddresses), (value) => {
      const found = safeAddress(value);
      expect([found, found === undefined || showable.address(found)]).toEqual([found, true]);
    });
    fc.assert(property);
  });

  it('accepts every ordinary address, as https', () => {
    const anyAddress = fc.webUrl({ withQueryParameters: true, withFragments: true });
    const property = fc.property(anyAddress, (address) => {
      expect(safeAddress(address)).toBe(new URL(address.replace(/^http:/, 'https:')).href);
    });
    fc.assert(property);
  });
});
