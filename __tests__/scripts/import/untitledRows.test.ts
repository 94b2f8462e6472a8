import type { DocumentFields } from '../../../scripts/database/Database';
import { importSheet } from '../../../scripts/import/importSheet';
import type { CatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const img = '/pictures/products/Wax-stick-1.webp';
const other = '/pictures/products/Wax-stick-2.webp';
const film = 'https://youtu.be/dQw4w9WgXcQ';
const headings = ['Shelf', 'Title', 'Words', 'Video', 'Picture', 'Slide 1', 'Slide 1 shows'];

const banner = (slide: Cell, shows = '') => ['Home slider', '', '', '', '', slide, shows];
const review = (words: string, video = '', still = '') => [
  'Videos',
  '',
  words,
  video,
  still,
  '',
  '',
];
const photo = (picture: string, title = '') => ['Shop photos', title, '', '', picture, '', ''];

async function importInto(stored: CatalogueFiles, ...rows: Cell[][]) {
  const database = new MemoryDatabase(stored);
  const conversation = importConversation(true);
  const table = [headings, ...rows];
  const whole = await importSheet({ table, passedOver: [] }, database, conversation.talk);
  const again = importConversation(true);
  await importSheet({ table, passedOver: [] }, database, again.talk);
  return { database, whole, said: conversation.said, again: again.said[0] };
}

const slides = (byId: Record<string, DocumentFields>): CatalogueFiles =>
  new Map([['SLIDER-HOME', byId]]);

describe('a row without Id and title', () => {
  it.each<[what: string, rows: Cell[][]]>([
    ['banners with a picture', [banner(img), banner(other)]],
    ['banners with words', [banner(img, 'A sale'), banner(img, 'রং')]],
    ['reviews in words', [review('Very kind'), review('ভাল'), review('अच्छा')]],
    [
      'videos of one still',
      [review('', film, img), review('', 'https://youtu.be/9bZkp7q19f0', img)],
    ],
    [
      'videos whose addresses differ in a letter',
      [review('', film), review('', `${film.slice(0, -1)}q`)],
    ],
    ['photos', [photo(img), photo(other)]],
  ])('becomes a document of its own, once: %s', async (_what, rows) => {
    const { whole, said, again } = await importInto(new Map(), ...rows);
    expect(said[0]).toMatch(new RegExp(`^${rows.length} to add, 0 to change`));
    expect(whole).toBe(true);
    expect(again).toMatch(
      new RegExp(`^0 to add, 0 to change, ${rows.length} unchanged, 0 refused`),
    );
  });

  it('still means its document when it has got words', async () => {
    const { database } = await importInto(slides({ own: { slider1: img } }), banner(img, 'A sale'));
    expect(await database.holds('SLIDER-HOME')).toEqual({ own: { slider1: img, alt1: 'A sale' } });
  });

  it('is refused when it has nothing to be known by', async () => {
    const { said } = await importInto(slides({}), banner(''));
    expect(said.join('\n')).toContain('row 2: it has neither an Id nor words or a picture');
  });
});
