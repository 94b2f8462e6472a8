import { drawPreview } from '@/answers/preview/drawPreview';
import { drawing, lastDrawing } from '@/answers/preview/keptDrawings';
import { aCard } from '../../helpers/aCard';
import { deferred } from '../../helpers/deferred';

jest.mock('@/answers/preview/drawPreview');

const draw = jest.mocked(drawPreview);

/** The picture of the page with this title. */
async function pictureOf(title: string, name = title): Promise<string> {
  return String((await drawing(name, aCard({ title }))).picture);
}

/** Waits until what can go on has gone on. */
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async ({ title }) => Buffer.from(title));
});

describe('drawing', () => {
  it('draws a card once, and again when it changes', async () => {
    expect([await pictureOf('Many'), await pictureOf('Many')]).toEqual(['Many', 'Many']);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await pictureOf('More', 'Many')).toBe('More');
  });

  it('draws a card once for all who ask while it is drawn', async () => {
    const asked = Array.from({ length: 4 }, () => pictureOf('Asked by four'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['Asked by four']));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws one card after the other, also after one that fails', async () => {
    const cards = ['One', 'Two', 'Three'].map((title) => ({ title, ...deferred<Buffer>() }));
    for (const { promise } of cards) draw.mockReturnValueOnce(promise);
    const asked = Promise.allSettled(cards.map(({ title }) => pictureOf(title)));
    const started = () => draw.mock.calls.map(([{ title }]) => title);
    await settled();
    expect(started()).toEqual(['One']);
    cards[0]?.reject(new Error('no memory'));
    await settled();
    expect(started()).toEqual(['One', 'Two']);
    cards[1]?.resolve(Buffer.from('2'));
    cards[2]?.resolve(Buffer.from('3'));
    expect(await asked).toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled', value: '2' },
      { status: 'fulfilled', value: '3' },
    ]);
  });

  it('has room for every page of the site in every language, and drops the longest unasked first', async () => {
    const titles = Array.from({ length: 300 }, (_, index) => `Card ${index}`);
    for (const title of titles) await Promise.all([pictureOf(title), pictureOf('Often')]);
    draw.mockClear();
    for (const title of ['Often', ...titles.slice(-150)]) await pictureOf(title);
    expect(draw).not.toHaveBeenCalled();
    await pictureOf('Card 0');
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

describe('lastDrawing', () => {
  it('is what was drawn last, also after the next failed', async () => {
    await pictureOf('Old lenses', 'lens');
    draw.mockRejectedValueOnce(new Error('no memory'));
    await expect(pictureOf('Lenses', 'lens')).rejects.toThrow('no memory');
    expect(lastDrawing('lens')?.card.title).toBe('Old lenses');
  });

  it.each(['Highlighter', 'constructor', '__proto__'])('is none for %s', (name) => {
    expect(lastDrawing(name)).toBeUndefined();
  });
});
