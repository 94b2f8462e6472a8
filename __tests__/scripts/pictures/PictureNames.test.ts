import { PictureNames } from '../../../scripts/pictures/PictureNames';

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
