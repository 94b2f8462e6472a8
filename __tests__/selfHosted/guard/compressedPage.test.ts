import zlib from 'node:zlib';
import { compressedPage } from '@/selfHosted/guard/compressedPage';

/** A page of a megabyte, other than those of other numbers. */
const page = (number: number) => `${number}`.repeat(1_000_000).slice(0, 1_000_000);

describe('compressedPage', () => {
  it('keeps 30 MB of pages at most', () => {
    const compress = jest.spyOn(zlib, 'gzipSync');
    for (let number = 10; number < 30; number += 1) compressedPage(page(number));
    compressedPage(page(29));
    expect(compress).toHaveBeenCalledTimes(20);
    compressedPage(page(10));
    expect(compress).toHaveBeenCalledTimes(21);
  });
});
