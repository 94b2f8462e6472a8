import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { demoSource } from '@/data/source/demoSource';
import { emptyFolder } from '../../helpers/emptyFolder';

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
});

function write(collection: string, text: string): void {
  writeFileSync(path.join(folder, `${collection}.json`), text);
}

describe('demoSource', () => {
  it('gives the documents of a file in the order of their ids', async () => {
    write('WAX Stick', '{"b":{"title":"B"},"a":{"title":"A"},"B":{},"10":{},"9":{}}');
    await expect(demoSource(folder).read('WAX Stick', 45)).resolves.toEqual([
      { id: '10', fields: {} },
      { id: '9', fields: {} },
      { id: 'B', fields: {} },
      { id: 'a', fields: { title: 'A' } },
      { id: 'b', fields: { title: 'B' } },
    ]);
  });

  it.each([
    [2, ['a', 'b']],
    [45, ['a', 'b', 'c']],
  ])('gives at most %d documents', async (limit, ids) => {
    write('Eye Dummy', '{"c":{},"b":{},"a":{}}');
    const documents = await demoSource(folder).read('Eye Dummy', limit);
    expect(documents.map(({ id }) => id)).toEqual(ids);
  });

  it('passes on fields and ids of any type unchanged', async () => {
    write('HAIR-Moose', '{"a":null,"b":["x"],"c":5,"__proto__":{"title":"P"}}');
    await expect(demoSource(folder).read('HAIR-Moose', 45)).resolves.toEqual([
      { id: '__proto__', fields: { title: 'P' } },
      { id: 'a', fields: null },
      { id: 'b', fields: ['x'] },
      { id: 'c', fields: 5 },
    ]);
  });

  it('names the collection and the cause when the file is missing', async () => {
    const reading = demoSource(folder).read('HAIR-Moose', 45);
    await expect(reading).rejects.toThrow(CatalogueReadError);
    await expect(reading).rejects.toThrow(/"HAIR-Moose".*ENOENT/);
  });

  it.each(['', 'not JSON', '{"a":{}', 'null'])(
    'rejects instead of giving an empty shelf for %j',
    async (text) => {
      write('HAIR-Moose', text);
      await expect(demoSource(folder).read('HAIR-Moose', 45)).rejects.toThrow(CatalogueReadError);
    },
  );
});
