import { rm } from 'node:fs/promises';
import path from 'node:path';
import { trimPictureCache } from '@/selfHosted/guard/trimPictureCache';

const folder = path.join('.next', 'cache', 'images');
/** The names of the optimiser's cache folders. A lower number is older. */
let names: string[];

jest.mock('node:fs/promises', () => ({
  readdir: jest.fn(async () => names),
  stat: jest.fn(async (file: string) => ({ mtimeMs: Number(file.match(/\d+$/)?.[0]) })),
  rm: jest.fn(async () => undefined),
}));

/** Reports 500 new pictures: as many as are made between two checks of the folder. */
async function makeFiveHundred(): Promise<void> {
  for (let at = 0; at < 500; at += 1) await trimPictureCache();
}

beforeEach(() => {
  jest.mocked(rm).mockClear();
  delete process.env.SITE_DIST;
});

describe('trimPictureCache', () => {
  it('keeps the newest 20,000 pictures', async () => {
    names = Array.from({ length: 20_003 }, (_, at) => `picture-${20_002 - at}`);
    await makeFiveHundred();
    const removed = jest.mocked(rm).mock.calls.map(([file]) => file);
    expect(removed).toEqual([0, 1, 2].map((at) => path.join(folder, `picture-${at}`)));
  });

  it('removes nothing up to 20,000 pictures', async () => {
    names = Array.from({ length: 20_000 }, (_, at) => `picture-${at}`);
    await makeFiveHundred();
    expect(rm).not.toHaveBeenCalled();
  });
});
