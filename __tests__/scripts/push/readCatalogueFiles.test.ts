import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { emptyFolder } from '../../helpers/emptyFolder';

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
});

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
}

/** The error message for a folder that cannot be read. */
function readError(from = folder): string {
  try {
    readCatalogueFiles(from);
  } catch (cause) {
    return String(cause);
  }
  return 'it was read';
}

describe('readCatalogueFiles', () => {
  it('reads documents by collection and id, sorted by name', () => {
    write('WAX Stick.json', '{"wax":{"title":"Wax","price":120.5}}');
    write('MAKEUP-Concealer palate.json', '{"b":{"title":"খ"},"a":{"mrp":"₹1,299/-"}}');
    expect([...readCatalogueFiles(folder)]).toEqual([
      ['MAKEUP-Concealer palate', { a: { mrp: '₹1,299/-' }, b: { title: 'খ' } }],
      ['WAX Stick', { wax: { title: 'Wax', price: 120.5 } }],
    ]);
  });

  it('reads fields of every type that JSON has', () => {
    const fields = { a: '', b: 0, c: true, d: null, e: ['x', { f: [1] }], g: { h: { i: [] } } };
    write('HAIR-Moose.json', JSON.stringify({ one: fields, two: {} }));
    expect(readCatalogueFiles(folder).get('HAIR-Moose')).toEqual({ one: fields, two: {} });
  });

  it.each([
    ['is empty', ''],
    ['is not JSON', '{"a": {"title": "One",}}'],
    ['was cut off', '{"a":{"title":"On'],
    ['holds a list', '[{"title":"One"}]'],
    ['holds null', 'null'],
    ['holds a text', '"One"'],
  ])('names a file that %s', (_what, text) => {
    write('HAIR-Moose.json', '{}');
    write('WAX Stick.json', text);
    expect(readError()).toMatch(/^Error: WAX Stick\.json: should be documents by id/);
  });

  it.each([
    ['a text', '"One"'],
    ['a list', '["One"]'],
    ['null', 'null'],
    ['a number', '5'],
  ])('names the file and the document that is %s', (_what, document) => {
    write('WAX Stick.json', `{"good":{},"the-bad-one":${document}}`);
    expect(readError()).toMatch(/^Error: WAX Stick\.json: [\s\S]*the-bad-one/);
  });

  it.each(['a/b', '', '..', '__name__', '__proto__', 'x'.repeat(2_000)])(
    'names the file of the document id "%s", which Firestore rejects',
    (id) => {
      write('WAX Stick.json', JSON.stringify({ good: {}, [id]: { title: 'One' } }));
      expect(readError()).toMatch(/^Error: WAX Stick\.json: /);
    },
  );

  it.each(['Ünï code-১', '...', '_a_'])('accepts the document id "%s"', (id) => {
    write('WAX Stick.json', JSON.stringify({ [id]: { title: 'One' } }));
    expect(readCatalogueFiles(folder).get('WAX Stick')).toEqual({ [id]: { title: 'One' } });
  });

  it.each([
    ['at the top of a field', '[["red","pink"]]'],
    ['in a map', '{"shades":[["red"]]}'],
    ['in a map in a list', '[{"shades":[[]]}]'],
  ])('names the file of a list in a list %s, which Firestore rejects', (_where, value) => {
    write('WAX Stick.json', `{"a":{"shades":${value}}}`);
    expect(readError()).toMatch(/^Error: WAX Stick\.json: /);
  });

  it('names the file of an infinite number', () => {
    write('WAX Stick.json', '{"a":{"price":1e999}}');
    expect(readError()).toMatch(/^Error: WAX Stick\.json: /);
  });

  it('names a folder without a .json file', () => {
    write('notes.txt', '{}');
    expect(readError()).toBe(`Error: ${folder} holds no .json file`);
  });
});
