import { normaliseProduct } from '@/catalogue/normalise/normaliseProduct';
import { readShelf } from '@/catalogue/server/readShelf';
import { CatalogueReadError } from '@/catalogue/source/CatalogueReadError';
import { readCollection } from '@/catalogue/source/readCollection';
import { rawDocument } from '../../helpers/rawDocument';
import { throughJson } from '../../helpers/throughJson';

jest.mock('@/catalogue/source/readCollection');

const read = jest.mocked(readCollection);
const products = { limit: 45, normalise: normaliseProduct };
const READ_AT = 1_795_000_000_000;

beforeEach(() => read.mockReset());

describe('readShelf', () => {
  it('asks for the collection by its name, and for no more than the limit', async () => {
    read.mockResolvedValue({ readAt: READ_AT, documents: [] });
    await readShelf('WAX Stick', products);
    expect(read.mock.calls).toEqual([['WAX Stick', 45]]);
  });

  it('keeps the order and the ids of the documents, and when they were read', async () => {
    const documents = ['c', 'a', 'b'].map((id) => rawDocument({ title: id.toUpperCase() }, id));
    read.mockResolvedValue({ readAt: READ_AT, documents });
    const shelf = await readShelf('WAX Stick', products);
    expect(shelf).toStrictEqual({
      readAt: READ_AT,
      items: [
        { id: 'c', title: 'C' },
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    });
    expect(throughJson(shelf)).toStrictEqual(shelf);
  });

  it('leaves out what nobody could use, and logs its collection and id', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const documents = [
      rawDocument({ title: 'Rose' }, 'rose'),
      rawDocument({ price: 10 }, 'nameless'),
      rawDocument(null, 'nothing\nforged line'),
      rawDocument({ title: 'Mint' }, 'mint'),
    ];
    read.mockResolvedValue({ readAt: READ_AT, documents });
    const { items } = await readShelf('WAX Stick', products);
    expect(items.map(({ id }) => id)).toEqual(['rose', 'mint']);
    const logged = warn.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(logged).toMatchObject([
      { collection: 'WAX Stick', id: 'nameless' },
      { collection: 'WAX Stick', id: 'nothing\nforged line' },
    ]);
    expect(warn.mock.calls.join('')).not.toContain('\n');
  });

  it('gives an empty shelf for an empty collection', async () => {
    read.mockResolvedValue({ readAt: READ_AT, documents: [] });
    await expect(readShelf('WAX Stick', products)).resolves.toEqual({ readAt: READ_AT, items: [] });
  });

  it('hands on that the collection could not be read', async () => {
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'quota'));
    await expect(readShelf('WAX Stick', products)).rejects.toThrow(CatalogueReadError);
  });
});
