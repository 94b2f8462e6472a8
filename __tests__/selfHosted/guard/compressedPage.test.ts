import zlib from 'node:zlib';
import { compressedPage } from '@/selfHosted/guard/compressedPage';

/** A page of 1 MB, different for each number. */
const page = (number: number) => `${number}`.repeat(1_000_000).slice(0, 1_000_000);

describe('compressedPage', () => {
  it('caches at most 30 MB of pages', () => {
    const compress = jest.spyOn(zlib, 'gzipSync');
    for (let number = 10; number < 30; number += 1) compressedPage(page(number));
    compressedPage(page(29));
    expect(compress).toHaveBeenCalledTimes(20);
    compressedPage(page(10));
    expect(compress).toHaveBeenCalledTimes(21);
  });
});
