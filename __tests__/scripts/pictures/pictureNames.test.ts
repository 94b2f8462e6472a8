import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureFolder } from '../../../scripts/pictures/PictureFolder';
import { PictureNames } from '../../../scripts/pictures/PictureNames';
import { withPictures } from '../../../scripts/pictures/withPictures';
import { fieldColumns } from '../../../scripts/sheet/columns';
import type { SheetCollection } from '../../../scripts/sheet/sheetCollections';
import { emptyFolder } from '../../helpers/emptyFolder';

function folderWith(...names: string[]): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'new'));
  for (const name of names) writeFileSync(path.join(folder, name), name);
  return folder;
}

describe('PictureFolder', () => {
  it('finds a file of it and of the folders in it, once and under the same name in the bucket', () => {
    const folder = new PictureFolder(folderWith('Rose.jpg', 'new/Red lily.JPG'));
    const [rose, lily] = [folder.find('rose'), folder.find('red lily.jpg')];
    expect(rose).toMatchObject({ picture: { name: expect.stringMatching(/^products\/rose-/) } });
    expect(lily).toMatchObject({
      picture: { fileName: 'Red lily.JPG', name: expect.stringMatching(/^products\/red-lily-/) },
    });
    expect(folder.find('ROSE.JPG')).toMatchObject(rose);
  });

  it('refuses what is no file of it, or too large, and says where it looked', () => {
    const place = folderWith('rose.jpg');
    truncateSync(path.join(place, 'rose.jpg'), 60_000_001);
    const folder = new PictureFolder(place);
    expect(folder.find('rose.jpg')).toEqual({ reason: '"rose.jpg" is larger than 60 MB' });
    expect(folder.find('tulip')).toEqual({ reason: `"tulip" is not in the folder ${place}` });
    expect(() => new PictureFolder(path.join(place, 'none'))).toThrow('There is no folder');
  });
});

const SHOWN = 'the Drive folder of the photos';

function find(cell: string, ...names: string[]) {
  const files = names.map((name) => ({ name }));
  return new PictureNames(files, SHOWN).find(cell);
}

describe('PictureNames', () => {
  it.each([
    ['rose.jpg', 'rose.jpg'],
    ['Rose.JPG', 'rose.jpg'],
    ['rose.jpg', 'ROSE.Jpg'],
    [' rose .jpg ', 'rose.jpg'],
    ['rose.jpg', 'rose.jpg '],
    ['red rose.jpg', 'red  rose.jpg'],
    ['red rose.jpg', 'red\u202frose.jpg'],
    ['rose', 'rose.heic'],
    ['rose.jpeg', 'rose.jpg'],
    ['WhatsApp Image 2026-11-25 at 10.30.12', 'WhatsApp Image 2026-11-25 at 10.30.12.jpeg'],
    ['rosé.jpg'.normalize('NFC'), 'rosé.jpg'.normalize('NFD')],
    ['চুড়ি.jpg'.normalize('NFD'), 'চুড়ি.jpg'.normalize('NFC')],
    ['new\\rose.jpg', 'new/rose.jpg'],
    ['rose.jpg', 'new/rose.jpg'],
    ['গোলাপ'.repeat(40), `${'গোলাপ'.repeat(40)}.png`],
  ])('finds for %j the file %j', (cell, name) => {
    expect(find(cell, name, 'rose notes.txt', 'lily.jpg')).toEqual({ file: { name } });
  });

  it.each([
    ['rose.jpg', ['Rose.jpg', 'rose.JPG']],
    ['rose.jpg', ['rose.jpg', 'rose .jpg']],
    ['rosé.jpg', ['rosé.jpg'.normalize('NFC'), 'rosé.jpg'.normalize('NFD')]],
    ['rose', ['rose.jpg', 'rose.png']],
    ['rose.jpg', ['rose.jpg', 'rose.jpg']],
  ])('names for %j each of %j', (cell, names) => {
    const all = names.map((name) => `"${name}"`).join(', ');
    const reason = `"${cell}" may be each of ${all} in ${SHOWN}: rename all but one`;
    expect(find(cell, ...names)).toEqual({ reason });
  });

  it('prefers the ending that is typed', () => {
    expect(find('rose.png', 'rose.jpg', 'Rose.PNG')).toEqual({ file: { name: 'Rose.PNG' } });
  });

  it.each(['tulip', 'rose.txt', 'rose notes'])('finds no picture for %j', (cell) => {
    const reason = `"${cell}" is not in ${SHOWN}`;
    expect(find(cell, 'rose.jpg', 'rose notes.txt')).toEqual({ reason });
  });
});

function read(cells: Readonly<Record<string, string>>, kind: SheetCollection['kind'] = 'product') {
  const byColumn = Object.entries(cells).flatMap(([name, cell]) =>
    fieldColumns.filter(({ field }) => field === name).map((column) => [column, cell] as const),
  );
  const found = withPictures(new Map(byColumn), kind);
  if (found.fault) return found.fault;
  return Object.fromEntries([...found.cells].map(([{ field }, cell]) => [field, cell]));
}

const [a, b, c] = ['https://x.in/a.jpg', 'https://x.in/b.jpg', 'http://y.in/c.png'];

describe('withPictures', () => {
  it.each([
    `${a},${b}`,
    `${a}, ${b}`,
    `${a};${b}`,
    `${a} | ${b}`,
    `${a}\n${b}`,
    `${a} ${b}`,
    `${a},\n${b}, ${a}`,
  ])('gives each of two addresses a place: %j', (img) => {
    expect(read({ img })).toEqual({ img: a, img2: b });
  });

  it('leaves a place to the picture that stands there', () => {
    expect(read({ img: `${a}, ${c}`, img2: b, img3: '' })).toEqual({ img: a, img2: b, img3: c });
    expect(read({ img2: `${a}, ${b}`, title: 'Rose, red' })).toEqual({
      img: b,
      img2: a,
      title: 'Rose, red',
    });
    expect(read({ slider1: `${a}; ${b}` }, 'slide')).toEqual({ slider1: a, slider2: b });
  });

  it.each<[SheetCollection['kind'], number, string]>([
    ['product', 7, 'has 7 addresses, more than there is room for (6 pictures): leave some out'],
    ['photo', 2, 'has 2 addresses, more than there is room for (one picture): leave some out'],
  ])('refuses more addresses than a %s has places', (kind, count, reason) => {
    const img = Array.from({ length: count }, (_, at) => `https://x.in/${at}.jpg`).join();
    expect(read({ img }, kind)).toEqual({ column: 'Picture', reason });
  });

  it.each([
    'https://res.cloudinary.com/x/image/upload/w_300,h_300/a.jpg',
    'https://x.in/a,b;c|d.jpg?of=1,2',
    '/pictures/a,b.webp',
    'rose, red.jpg',
    'Image(1).jpg',
    '',
  ])('takes %j for one', (img) => {
    expect(read({ img })).toEqual({ img });
  });

  it.each([
    ['=IMAGE("https://x.in/a.jpg")', a],
    ['=image("https://x.in/a.jpg";4;80;80)', a],
    ['=IMAGE(B2)', '(a picture)'],
  ])('reads the formula %s as %s', (img, shown) => {
    expect(read({ img })).toEqual({ img: shown });
  });

  it.each([
    ['https://www.dropbox.com/s/abc/rose.jpg?dl=0', 's/abc/rose.jpg'],
    ['https://dropbox.com/s/abc/rose.jpg', 's/abc/rose.jpg'],
    ['http://m.dropbox.com/s/abc/rose.jpg?dl=0', 's/abc/rose.jpg'],
    ['https://www.dropbox.com/scl/fi/ab/rose.jpg?rlkey=cd&dl=0', 'scl/fi/ab/rose.jpg?rlkey=cd'],
  ])('takes the file of %s', (img, path) => {
    expect(read({ img })).toEqual({ img: `https://dl.dropboxusercontent.com/${path}` });
  });

  it.each([
    'https://www.dropbox.com/s/abc/rose.jpg?raw=1',
    'https://www.dropbox.com/scl/fo/abc/folder?rlkey=d&dl=0',
    'https://notdropbox.com/s/abc/rose.jpg?dl=0',
  ])('leaves %s as it is', (img) => {
    expect(read({ img })).toEqual({ img });
  });
});
