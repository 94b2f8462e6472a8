import { writeFileSync } from 'node:fs';
import { rowsInFile, slugsIn } from '@/data/registry/rowDocuments';
import { emptyFolder } from '../../helpers/emptyFolder';
import { rawDocument } from '../../helpers/rawDocument';

describe('rowsInFile', () => {
  it("reads those of a folder, by default the demo's", () => {
    expect(rowsInFile().documents).toContainEqual(expect.objectContaining({ id: 'Foundation' }));
    const folder = emptyFolder();
    writeFileSync(`${folder}/SHELVES.json`, '{"sandesh": {"title": "Sandesh"}}');
    expect(rowsInFile(folder)).toEqual({
      documents: [{ id: 'sandesh', fields: { title: 'Sandesh' } }],
      fromDatabase: false,
    });
  });

  it('names a file that is no JSON', () => {
    const folder = emptyFolder();
    writeFileSync(`${folder}/SHELVES.json`, '{"sandesh": {,}}');
    expect(() => rowsInFile(folder)).toThrow(
      'SHELVES.json: should be rows by id, as JSON. SyntaxError: ',
    );
  });
});

describe('slugsIn', () => {
  it('gives the slugs as they were typed, former ones too, and none of what has no text there', () => {
    const fields = [
      { slug: 'Sandesh', was: 'Sondesh, Misti' },
      { slug: 1, was: 2 },
      { title: 'Laddu' },
      null,
      'text',
    ];
    expect(slugsIn(fields.map((each) => rawDocument(each)))).toEqual([
      'Sandesh',
      'Sondesh',
      'Misti',
    ]);
  });
});
