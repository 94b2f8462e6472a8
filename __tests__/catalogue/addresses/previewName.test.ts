import { previewName, splitPreviewName, statusPath } from '@/catalogue/addresses/previewName';

describe('previewName', () => {
  it.each([
    ['/', '_home'],
    ['/Foundation', 'Foundation'],
    ['/lipe-palate/rose-gloss-01_rose', 'lipe-palate.01_rose'],
    ['/lens/%E0%A6%95-~E0~A6~95', 'lens.~E0~A6~95'],
    ['/bn', 'bn._home'],
    ['/hi/lipe-palate/rose-gloss-01_rose', 'hi.lipe-palate.01_rose'],
  ])('of %s is %s', (path, name) => {
    expect(previewName(path)).toBe(name);
  });
});

describe('statusPath', () => {
  it.each([
    ['/offers', '/api/preview/_status.offers.now.jpg'],
    ['/bn/lens/clear-lens-01_x', '/api/preview/_status.bn.lens.01_x.now.jpg'],
  ])('of %s is %s', (path, picture) => {
    expect(statusPath(path)).toBe(picture);
  });
});

describe('splitPreviewName', () => {
  it.each([
    ['_home', 'en', '_home'],
    ['lipe-palate.01_rose', 'en', 'lipe-palate.01_rose'],
    ['hi.lipe-palate.01_rose', 'hi', 'lipe-palate.01_rose'],
    ['en.home', 'en', 'en.home'],
    ['bn', 'bn', ''],
    ['BN.home', 'en', 'BN.home'],
    ['_status.lens.01', 'en', 'lens.01', true],
    ['_status.hi.offers', 'hi', 'offers', true],
    ['_status', 'en', '_status'],
    ['hi._status.lens', 'hi', '_status.lens'],
  ])('of %s is %s and %s', (name, code, page, isStatus = false) => {
    expect(splitPreviewName(name)).toEqual({ isStatus, code, page });
  });
});
