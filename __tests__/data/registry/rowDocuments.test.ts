import { writeFileSync } from 'node:fs';
import { rowsInFile, slugsIn } from '@/data/registry/rowDocuments';
import { emptyFolder } from '../../helpers/emptyFolder';
import { rawDocument } from '../../helpers/rawDocument';

const root = process.cwd();

afterEach(() => process.chdir(root));

describe('rowsInFile', () => {
  it("reads the shop's own file, if there is one, and not the demo's", () => {
    expect(rowsInFile()).toContainEqual(expect.objectContaining({ id: 'Foundation' }));
    process.chdir(emptyFolder());
    writeFileSync('shelves.json', '{"sandesh": {"title": "Sandesh"}}');
    expect(rowsInFile()).toEqual([{ id: 'sandesh', fields: { title: 'Sandesh' } }]);
  });

  it('names a file that is no JSON', () => {
    process.chdir(emptyFolder());
    writeFileSync('shelves.json', '{"sandesh": {,}}');
    expect(rowsInFile).toThrow('shelves.json: should be rows by id, as JSON. SyntaxError: ');
  });
});

describe('slugsIn', () => {
  it('gives the slugs as they were typed, and none of what has no text there', () => {
    const fields = [{ slug: 'Sandesh' }, { slug: 1 }, { title: 'Laddu' }, null, 'text'];
    expect(slugsIn(fields.map((each) => rawDocument(each)))).toEqual(['Sandesh']);
  });
});
