import { withPictures } from '../../../scripts/pictures/withPictures';
import { fieldColumns } from '../../../scripts/sheet/columns';
import type { SheetCollection } from '../../../scripts/sheet/sheetCollections';

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
    ['row', 2, 'has 2 addresses, more than there is room for (one picture): leave some out'],
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
