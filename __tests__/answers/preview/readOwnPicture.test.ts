import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readOwnPicture } from '@/answers/preview/readOwnPicture';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, readFile: jest.fn(actual.readFile) };
});

const toner = '/pictures/products/Toner-1.webp';

beforeEach(() => {
  jest.mocked(readFile).mockClear();
});

describe('readOwnPicture', () => {
  it.each([
    toner,
    `${toner}?v=2`,
    `${toner}#new`,
    `${toner}?v=2#new`,
    `${toner}#new?v=2`,
    `${toner}?`,
    `${toner}?at=a\nb`,
    '/pictures/products/T%6Fner-1.webp?v=100%',
  ])('reads the file of %j', async (address) => {
    expect((await readOwnPicture(address)).equals(readFileSync(`public${toner}`))).toBe(true);
  });

  it.each([
    '/../package.json',
    '/pictures/../../package.json',
    '/pictures/%2e%2e/%2e%2e/package.json?v=2',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%E0%A4%A',
  ])('opens no file for %s', async (address) => {
    await expect(readOwnPicture(address)).rejects.toThrow();
    expect(readFile).not.toHaveBeenCalled();
  });

  it.each(['/pictures/..\\..\\package.json', '/pictures/a%00.webp', '/', '/pictures'])(
    'finds no picture at %s',
    async (address) => {
      await expect(readOwnPicture(address)).rejects.toThrow();
    },
  );
});
