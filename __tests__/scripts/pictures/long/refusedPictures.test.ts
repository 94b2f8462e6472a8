import { fetchHostedPicture } from '@/answers/preview/fetchHostedPicture';
import { deskRow } from '../../../helpers/aDesk';
import { hostedAt as at, hostedAnswer } from '../../../helpers/hostedPictures';
import { documents, importRows, row, wax } from '../../../helpers/importRows';
import { photo } from '../../../helpers/photo';
import { desk } from '../../../helpers/theDesk';

jest.mock('@/answers/preview/fetchHostedPicture');

const fetched = jest.mocked(fetchHostedPicture);

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(hostedAnswer);
});

const PAGE = 'is the address of a page, not of a picture. CURE';
const ELSEWHERE = "is no address on the web: visitors can't see what is there. CURE";

/** What a cell has, and what is said; CURE is the sentence that fits the desk. */
const refused = [
  ['https://web.whatsapp.com/', PAGE],
  ['web.whatsapp.com', PAGE],
  ['https://wa.me/919876543210', PAGE],
  ['https://photos.google.com/share/AbC', PAGE],
  ['https://photos.app.goo.gl/AbC', PAGE],
  ['https://www.facebook.com/photo/?fbid=1', PAGE],
  ['https://www.instagram.com/p/AbC/', PAGE],
  ['instagram.com/p/AbC', PAGE],
  ['https://share.google/AbC', PAGE],
  ['https://www.google.com/imgres?imgurl=a', PAGE],
  ['https://www.google.co.in/search?q=rose&tbm=isch', PAGE],
  ['https://google.com/search?q=rose&udm=2', PAGE],
  ['https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0', PAGE],
  ['blob:https://web.whatsapp.com/1-2-3', ELSEWHERE],
  ['data:image/png;base64,iVBORw0KGgo=', ELSEWHERE],
  ['content://media/external/images/1', ELSEWHERE],
  ['file:///sdcard/DCIM/rose.jpg', ELSEWHERE],
  ['(a picture)', "a picture put into the cell can't be taken from there. CURE"],
  [at('gone'), `There is nothing at ${at('gone')}.`],
  [at('page'), 'Save the picture itself, as JPEG, PNG or WebP. CURE'],
  [at('moved'), `The address ${at('moved')} leads on to another.`],
  [at('rose', 'silent.example'), 'silent.example did not answer'],
] as const;

function escaped(text: string): string {
  return text.replace(/[?.()]/g, '\\$&');
}

describe('a picture in place of another', () => {
  it.each([...refused, ['tulip.jpg', '"tulip.jpg" is not in the Drive folder'] as const])(
    'leaves the old one in the sheet when it is %s, and the other cells are taken',
    async (cell, says) => {
      desk.type(deskRow('', 'Wax', 120, '', at('old')));
      await desk.sync();
      desk.type(deskRow('', 'Wax', 130, 'yes', cell));
      await desk.sync();
      expect(await desk.shelf()).toEqual({
        wax: { title: 'Wax', price: 130, soldOut: true, img: at('old') },
      });
      const cure = 'Put the picture into the Drive folder of photos and type its name: rose.jpg.';
      const told = escaped(says.replace('CURE', cure));
      expect(desk.said.join('\n')).toMatch(new RegExp(`Hair, row 2, Picture: .*${told}`));
    },
  );

  it.each([...refused, ['tulip.jpg', 'a file is named, but not the folder'] as const])(
    'leaves the old one in an import when it is %s, and the other cells are taken',
    async (cell, says) => {
      const stored = { ...wax, img: at('old') };
      const rows = [row('wax', wax, { price: 99, img: cell })];
      const { whole, said, after } = await importRows(rows, true, documents({ wax: stored }));
      expect(after).toEqual({ wax: { ...stored, price: 99 } });
      const cure = 'Save the picture into your folder of photos and type its name: rose.jpg.';
      const told = escaped(says.replace('CURE', cure));
      expect(said.join('\n')).toMatch(new RegExp(`Refused.*\n  row 2, Picture: .*${told}`));
      expect(whole).toBe(false);
    },
  );

  it('is said beside "on the site", and tried again until it is there', async () => {
    desk.google.mayWrite = true;
    desk.type(deskRow('', 'Wax', 120, '', at('old')));
    await desk.sync();
    desk.google.written.length = 0;
    desk.type(deskRow('', 'Wax', 130, '', 'rose.jpg'));
    await desk.sync({ now: new Date('2026-11-25T05:00:00Z') });
    const why = 'Picture: "rose.jpg" is not in the Drive folder of the photos';
    expect(desk.google.written[0]?.values[1]).toEqual([
      `on the site since 25 November 2026, 10:30 am, but: ${why}`,
    ]);
    desk.google.photos.set('rose-photo-id', { name: 'Rose .JPG', bytes: await photo() });
    await desk.sync();
    expect(await desk.shelf()).toMatchObject({
      wax: { price: 130, img: expect.stringContaining('/o/products%2Frose-') },
    });
  });

  it('has a Drive name of any length and signs, which no file of a computer can have', async () => {
    const name = `${'গোলাপ/'.repeat(60)}.jpg`;
    desk.google.photos.set('rose-photo-id', { name, bytes: await photo() });
    desk.type(deskRow('', 'Wax', 120, '', name));
    expect(await desk.sync()).toBe(true);
    expect(String((await desk.shelf()).wax?.img)).toContain('/o/products%2F');
  });

  it('is named with its twin when Drive has two that differ only in case', async () => {
    for (const name of ['Rose.jpg', 'rose.JPG'])
      desk.google.photos.set(`id-of-${name}`, { name, bytes: await photo() });
    desk.type(deskRow('', 'Wax', 120, '', 'rose.jpg'));
    await desk.sync();
    expect(desk.said.join('\n')).toContain(
      'Picture: "rose.jpg" may be each of "Rose.jpg", "rose.JPG" in the Drive folder of the photos: rename all but one',
    );
  });
});
