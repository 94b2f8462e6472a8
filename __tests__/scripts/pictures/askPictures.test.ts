import { fetchHostedPicture } from '@/answers/preview/fetchHostedPicture';
import { deskRow } from '../../helpers/aDesk';
import { hostedAt as at, hostedAnswer } from '../../helpers/hostedPictures';
import { documents, importRows, row, wax } from '../../helpers/importRows';
import { desk } from '../../helpers/theDesk';

jest.mock('@/answers/preview/fetchHostedPicture');

const fetched = jest.mocked(fetchHostedPicture);
const rose = { title: 'Rose', price: 70 };

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(hostedAnswer);
});

describe('a new address of a picture', () => {
  it.each([
    ['gone', 'row 2, Picture: There is nothing at https://good.example/gone.jpg.'],
    ['page', 'row 2, Picture: What is at https://good.example/page.jpg is no picture that'],
  ])('refuses its row when its host has none: %s', async (name, says) => {
    const { said, after, asked } = await importRows([row('rose', rose, { img: at(name) })]);
    expect(said.join('\n')).toContain(says);
    expect(Object.keys(after ?? {})).toEqual(['wax', 'clay']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for once, before the question, and never when it is stored already', async () => {
    const stored = documents({ wax: { ...wax, img: at('old') } });
    const rows = [
      row('wax', wax, { img: at('old'), price: 99 }),
      row('rose', rose, { img: at('new') }),
      row('lily', rose, { title: 'Lily', img: at('new') }),
      row('bad', rose, { title: 'Bad', img: at('gone') }),
    ];
    const { after } = await importRows(rows, true, stored);
    expect(Object.keys(after ?? {})).toEqual(['wax', 'rose', 'lily']);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([at('new'), at('gone')]);
  });

  it('is taken with a warning that names the host when that does not answer', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `rose-${index}`);
    const { said, after } = await importRows(
      names.map((title) => row(title, rose, { title, img: at(title, 'silent.example') })),
    );
    expect(Object.keys(after ?? {})).toHaveLength(32);
    expect(said).toEqual(
      expect.arrayContaining([
        '  Asking for 30 new pictures',
        expect.stringMatching(/^ {2}rows 2 to 31, Picture: silent\.example did not answer/),
      ]),
    );
    expect(fetched.mock.calls.length).toBeLessThan(7);
  });

  it.each([
    ['an address that leads on', at('moved'), 'leads on to another'],
    ['a file of this site that is not there yet', '/pictures/none.webp', 'There is nothing at'],
  ])('is taken with a warning: %s', async (_what, img, says) => {
    const { said, after } = await importRows([row('rose', rose, { img })]);
    expect(after).toHaveProperty('rose.img', img);
    expect(said.join('\n')).toMatch(new RegExp(`With a warning:\n  row 2, Picture: .*${says}`));
  });
});

describe('a new address in the sheet', () => {
  it('refuses its row until it is a picture, and is not asked for again while it stays', async () => {
    desk.type(deskRow('', 'Wax', 120, '', at('gone')), deskRow('', 'Clay', 90, '', at('clay')));
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toEqual(['clay']);
    expect(desk.said.join('\n')).toContain('Hair, row 2, Picture: There is nothing at');
    desk.type(deskRow('', 'Wax', 120, '', at('wax')), deskRow('', 'Clay', 80, '', at('clay')));
    fetched.mockClear();
    await desk.sync();
    expect(await desk.shelf()).toMatchObject({ wax: { img: at('wax') }, clay: { price: 80 } });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([at('wax')]);
  });

  it('loses no run when its host does not answer: the log and the column Result say so', async () => {
    desk.google.mayWrite = true;
    desk.type(deskRow('', 'Wax', 120, '', at('wax', 'silent.example')));
    expect(await desk.sync({ now: new Date('2026-11-25T05:00:00Z') })).toBe(true);
    expect(Object.keys(await desk.shelf())).toEqual(['wax']);
    const remark = 'silent.example did not answer when it was asked for the picture.';
    expect(desk.said.join('\n')).toContain(`Hair, row 2, Picture, taken with a remark: ${remark}`);
    expect(desk.google.written[0]?.values[1]?.[0]).toContain(`10:30 am, but: Picture: ${remark}`);
  });
});
