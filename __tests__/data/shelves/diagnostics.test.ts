import { slides } from '@/catalogue/collections';
import { lastShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const READ_AT = 1_795_000_000_000;
const MINUTE_MS = 60_000;
const slide = { slider1: '/1.jpg', slider2: '/2.jpg', slider3: '/3.jpg' };
const poor = rawDocument({ ...slide, slider2: 'two.jpg' }, 'season');
const diagnostic = { ids: ['season'], code: 'unreadable', field: 'slider2', found: 'two.jpg' };

async function readEveryMinute(times: number) {
  for (let minute = 0; minute < times; minute += 1) {
    await readShelf(slides);
    jest.setSystemTime(Date.now() + MINUTE_MS);
  }
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: READ_AT });
});
afterEach(() => jest.useRealTimers());

describe('the diagnostics of the last reading', () => {
  it('lack one that is fixed, and stay while the collection cannot be read', async () => {
    logged('warn');
    logged('error');
    const read = sourceInUse('demo').mockResolvedValueOnce([poor]);
    await readEveryMinute(1);
    read.mockRejectedValueOnce(new CatalogueReadError('SLIDER-HOME', 'quota'));
    await expect(readShelf(slides)).rejects.toThrow('quota');
    expect(lastShelf(slides)?.diagnostics).toEqual([diagnostic]);
    jest.setSystemTime(Date.now() + MINUTE_MS);
    read.mockResolvedValueOnce([rawDocument(slide, 'season')]);
    await readShelf(slides);
    expect(lastShelf(slides)?.diagnostics).toEqual([]);
  });

  it('are logged once, however often the collection is read, and again when they recur', async () => {
    const warn = logged('warn');
    const read = sourceInUse('demo').mockResolvedValue([poor]);
    await readEveryMinute(5);
    expect(read).toHaveBeenCalledTimes(5);
    expect(warn.events()).toMatchObject([{ event: 'document remark', field: 'slider2' }]);
    read.mockResolvedValueOnce([rawDocument(slide, 'season')]);
    await readEveryMinute(2);
    expect(warn.lines()).toHaveLength(2);
  });
});
