import { shop } from '@/shop/shop';
import { headings, deskRow as row } from '../../../helpers/aDesk';
import { photo } from '../../../helpers/photo';
import { desk } from '../../../helpers/theDesk';

const ID = '1PhotoOfTheRosyWax';

async function putPhoto(id: string, name: string, bytes?: Buffer) {
  desk.google.photos.set(id, { name, bytes: bytes ?? (await photo({ colour: name })) });
}

async function pictureOf(id: string) {
  return String((await desk.shelf())[id]?.img);
}

describe('the photos of a sheet', () => {
  it('are fetched from the Drive folder by their name, shrunk, uploaded and linked', async () => {
    await putPhoto('first-photo-id', 'pink');
    await putPhoto('second-photo-id', 'red');
    await putPhoto('third-photo-id', 'Rose.jpg', await photo());
    desk.type(row('', 'Wax', 120, '', 'rose.jpg'));
    expect(await desk.sync()).toBe(true);
    expect(await pictureOf('wax')).toMatch(
      /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/test-shop\.firebasestorage\.app\/o\/products%2Frose-/,
    );
    expect(desk.storage.files.size).toBe(1);
    expect(desk.google.asked.filter((one) => one.includes('photo-id'))).toEqual([
      'GET /drive/v3/files/third-photo-id',
    ]);
  });

  it('are fetched from a share link, and not again while the row stays', async () => {
    await putPhoto(ID, 'pink');
    desk.type(row('', 'Wax', 120, '', `https://drive.google.com/file/d/${ID}/view?usp=sharing`));
    await desk.sync();
    expect(await pictureOf('wax')).toContain('/o/products%2Fdrive-1photooftherosywax-');
    desk.google.asked.length = 0;
    desk.type(row('', 'Wax', 99, '', `https://drive.google.com/file/d/${ID}/view?usp=sharing`));
    await desk.sync();
    expect(desk.google.asked.join()).not.toContain(ID);
    expect(await pictureOf('wax')).toContain('/o/products%2Fdrive-1photooftherosywax-');
  });

  it.each([
    ['rose.jpg', '"rose.jpg" is not in the Drive folder of the photos'],
    ['half.jpg', '"half.jpg" is incomplete or damaged: copy it again'],
    [`https://drive.google.com/open?id=${ID}`, 'the linked photo is not shared'],
  ])('refuse their row when %s is no photo that can be had', async (cell, reason) => {
    const whole = await photo();
    await putPhoto('half-photo-id', 'half.jpg', whole.subarray(0, whole.length / 2));
    desk.type(row('', 'Wax', 120, '', cell), row('', 'Clay', 90));
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toEqual(['clay']);
    expect(desk.said.join('\n')).toContain(`Hair, row 2, Picture: ${reason}`);
    await putPhoto(ID, 'pink');
    await putPhoto('rose-photo-id', 'rose.jpg', await photo());
    await putPhoto('half-photo-id', 'half.jpg', await photo());
    await desk.sync();
    expect(Object.keys(await desk.shelf()).sort()).toEqual(['clay', 'wax']);
  });

  it('refuse their row while no folder is set, or the account may not read it', async () => {
    desk.type(row('', 'Wax', 120, '', 'rose.jpg'));
    await desk.sync({ photos: undefined });
    expect(desk.said[1]).toContain('the setting CATALOGUE_PHOTOS names no folder');
    desk.google.shared = 'link';
    await desk.sync();
    expect(desk.said[1]).toContain('share it with the e-mail of the account');
  });
});

describe('the column Result', () => {
  const at = { now: new Date('2026-11-25T05:00:00Z') };

  it('says row by row what became of it, where the account may write', async () => {
    desk.google.mayWrite = true;
    desk.type(row('', 'Wax', 120), row('', 'Bad', 'two'), row('', 'Clay', 90));
    await desk.sync(at);
    const good = 'on the site since 25 November 2026, 10:30 am';
    expect(desk.google.written).toEqual([
      {
        range: "'Hair'!G1:G4",
        values: [['Result'], [good], [expect.stringMatching(/^Price: "two" can't/)], [good]],
      },
    ]);
  });

  it('is written only where it says something else, and takes back an old reason', async () => {
    desk.google.mayWrite = true;
    const type = (price: number | string, result: string) => {
      desk.google.tabs = {
        "Priya's hair": [
          [...headings, 'Result'],
          [...row('', 'Wax', 120), 'on the site since yesterday'],
          [...row('', 'Bad', price), result],
        ],
      };
    };
    type('two', '');
    await desk.sync();
    type('two', desk.google.written[0]?.values[2]?.[0] ?? '');
    desk.google.written.length = 0;
    await desk.sync();
    expect(desk.google.written).toEqual([]);
    type(200, 'Price: "two" …');
    await desk.sync(at);
    expect(desk.google.written).toEqual([
      {
        range: "'Priya''s hair'!G1:G3",
        values: [[null], [null], ['on the site since 25 November 2026, 10:30 am']],
      },
    ]);
  });

  it.each([
    [
      'bn',
      'সাইটে আছে: 25 নভেম্বর 2026, সকাল 10:30 থেকে',
      'যেমন rose.jpg। Price: "two": টাকার অঙ্ক বলে বোঝা যায় না: সংখ্যায় লিখুন',
    ],
    [
      'hi',
      'साइट पर है: 25 नवंबर 2026, सुबह 10:30 बजे से',
      'जैसे rose.jpg। Price: "two": इससे रुपये समझ में नहीं आते: अंकों में लिखिए',
    ],
  ] as const)(
    "speaks the owner's language: %s, and knows what it said in another",
    async (code, since, refused) => {
      Object.assign(shop, { languages: [code, 'en'] });
      desk.google.mayWrite = true;
      desk.google.tabs = {
        Hair: [
          [...headings, 'Result'],
          [...row('', 'Wax', 120), ''],
          [...row('', 'Bad', 'two', '', '(a picture)'), 'on the site since yesterday'],
        ],
      };
      await desk.sync(at);
      expect(desk.google.written[0]?.values).toEqual([
        [null],
        [since],
        [expect.stringContaining(refused)],
      ]);
      Reflect.deleteProperty(shop, 'languages');
    },
  );

  it('is not there where the sheet is shared for reading only, and the run is as good', async () => {
    desk.type(row('', 'Wax', 120));
    expect(await desk.sync()).toBe(true);
    expect(desk.said.at(-1)).toContain('share the sheet with the account as Editor');
  });
});
