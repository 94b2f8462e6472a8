import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenAccount } from '../../../scripts/google/tokenAccount';
import { importSheet } from '../../../scripts/import/importSheet';
import { PictureBucket } from '../../../scripts/pictures/PictureBucket';
import { PictureFolder } from '../../../scripts/pictures/PictureFolder';
import { emptyFolder } from '../../helpers/emptyFolder';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';
import { photo } from '../../helpers/photo';

const storage = new PictureBucket({
  bucket: 'b',
  origin: 'http://127.0.0.1:9',
  account: tokenAccount(''),
});

describe('an import with a small picture', () => {
  it.each([
    [479, 700, ['  row 2, Picture: "rose.jpg": The picture has 479 × 700 pixels. Give one']],
    [480, 480, []],
    [2400, 1800, []],
  ])('names it, and refuses no row: %i × %i', async (width, height, remarks) => {
    const folder = emptyFolder();
    writeFileSync(path.join(folder, 'rose.jpg'), await photo({ width, height }));
    const { said, talk } = importConversation(false);
    const table = [
      ['Shelf', 'Title', 'Price', 'Picture'],
      ['Wax Stick', 'Rose', 90, 'rose.jpg'],
    ];
    const pictures = { folder: new PictureFolder(folder), storage };
    await importSheet({ table, passedOver: [] }, new MemoryDatabase(), { ...talk, pictures });
    expect(said[0]).toMatch(/^1 to add, 0 to change, 0 unchanged, 0 refused/);
    expect(said.filter((line) => line.includes('pixels'))).toEqual(
      remarks.map((remark) => expect.stringContaining(remark)),
    );
  });
});
