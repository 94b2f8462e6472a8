import { productCollection } from '@/catalogue/collections';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { importFresh } from '../../helpers/importFresh';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stopClock } from '../../helpers/stopClock';

const wax = productCollection({ collection: 'WAX Stick' });
const dummies = productCollection({ collection: 'Eye Dummy' });
const READ_AT = stopClock();

function titled(...titles: string[]) {
  return titles.map((title) => rawDocument({ title }, title.toLowerCase()));
}

/** The function as loaded in another server bundle. */
function ofABundle() {
  return importFresh<{ readShelf: typeof readShelf }>('@/data/shelves/readShelf').readShelf;
}

describe('readShelf', () => {
  it('keeps the order and the ids of the documents, and the time of the reading', async () => {
    sourceInUse('demo').mockResolvedValue(titled('C', 'A', 'B'));
    const shelf = await readShelf(wax);
    expect(shelf).toMatchObject({
      readAt: READ_AT,
      items: [
        { id: 'c', title: 'C' },
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    });
    expect(jsonRoundTrip(shelf)).toStrictEqual(shelf);
  });

  it('leaves out unusable documents, and logs collection and id of each on one line', async () => {
    const warn = logged('warn');
    sourceInUse('demo').mockResolvedValue([
      rawDocument({ title: 'Rose' }, 'rose'),
      rawDocument({ price: 10 }, 'nameless'),
      rawDocument(null, 'nothing\nforged line'),
      rawDocument({ title: 'Mint' }, 'mint'),
    ]);
    const { items } = await readShelf(wax);
    expect(items.map(({ id }) => id)).toEqual(['rose', 'mint']);
    const event = { level: 'warn', event: 'document left out', collection: 'WAX Stick' };
    expect(warn.events()).toMatchObject([
      { ...event, id: 'nameless' },
      { ...event, id: 'nothing\nforged line' },
    ]);
    expect(warn.lines().join('')).not.toContain('\n');
  });

  it('logs a diagnostic once, however often the collection is read, and again when it recurs', async () => {
    const warn = logged('warn');
    const poor = titled('Rose').map(({ id, fields }) => ({
      id,
      fields: { ...Object(fields), price: 'x' },
    }));
    const read = sourceInUse('demo').mockResolvedValue(poor);
    const readNextMinute = () => {
      jest.setSystemTime(Date.now() + 60_000);
      return readShelf(wax);
    };
    for (let minute = 0; minute < 5; minute += 1) await readNextMinute();
    expect(read).toHaveBeenCalledTimes(5);
    expect(warn.events()).toMatchObject([{ event: 'document remark', field: 'price' }]);
    read.mockResolvedValueOnce(titled('Rose'));
    await readNextMinute();
    await readNextMinute();
    expect(warn.lines()).toHaveLength(2);
  });

  it.each([
    [45, 45, undefined],
    [46, 45, true],
  ])('shows of %d documents %d, and flags that there are more: %s', async (stored, shown, more) => {
    logged('info');
    const documents = [...Array(stored).keys()].map((n) => rawDocument({ title: `${n}` }, `${n}`));
    sourceInUse('demo').mockImplementation(async (_name, limit) => documents.slice(0, limit));
    const shelf = await readShelf(wax);
    expect(shelf.items).toHaveLength(shown);
    expect(shelf.more).toBe(more);
    expect(shelf.diagnostics.filter(({ code }) => code === 'beyondLimit')).toEqual(
      more ? [{ code: 'beyondLimit', ids: ['45'] }] : [],
    );
  });
});

describe('the cache of readShelf', () => {
  it('shares a collection between all requests within 60 seconds, across bundles', async () => {
    const read = sourceInUse('demo').mockResolvedValue(titled('Rose'));
    const [one, other] = [ofABundle(), ofABundle()];
    const shelves = await Promise.all([one(dummies), other(dummies)]);
    jest.setSystemTime(READ_AT + 59_999);
    shelves.push(await one(dummies));
    expect(read.mock.calls).toEqual([['Eye Dummy', 46]]);
    expect(shelves[0]).toMatchObject({ readAt: READ_AT, items: [{ title: 'Rose' }] });
    expect(new Set(shelves).size).toBe(1);
  });
});

describe('knownShelf', () => {
  it('throws before the first reading', async () => {
    logged('error');
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError('WAX Stick', 'quota'));
    await expect(knownShelf(wax)).rejects.toThrow('quota');
  });

  it('is the last reading while the collection cannot be read, after one attempt', async () => {
    logged('error');
    const read = sourceInUse('demo').mockResolvedValueOnce(titled('Rose'));
    const shelf = await knownShelf(wax);
    jest.setSystemTime(READ_AT + 3_600_000);
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'quota'));
    expect(await knownShelf(wax)).toBe(shelf);
    jest.setSystemTime(READ_AT + 3_630_000);
    expect(await knownShelf(wax)).toBe(shelf);
    expect(read).toHaveBeenCalledTimes(2);
    await expect(readShelf(wax)).rejects.toThrow('quota');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is a new reading when the last one is too old', async () => {
    const read = sourceInUse('demo').mockResolvedValue(titled('Rose'));
    await knownShelf(wax);
    jest.setSystemTime(READ_AT + 60_000);
    read.mockResolvedValue(titled('Mint'));
    expect((await knownShelf(wax)).items).toMatchObject([{ title: 'Mint' }]);
  });
});
