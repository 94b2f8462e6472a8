import { drawing, lastDrawing } from '@/answers/preview/drawings';
import { drawPreview } from '@/answers/preview/drawPreview';
import { fallbackCard } from '@/answers/preview/fallbackCard';
import { shop } from '@/shop/shop';
import { aCard } from '../../helpers/aCard';
import { deferred } from '../../helpers/deferred';

jest.mock('@/answers/preview/drawPreview');

const draw = jest.mocked(drawPreview);

/** The picture of the page with this title. */
async function pictureOf(title: string, name = title): Promise<string> {
  return String((await drawing(name, aCard({ title }))).picture);
}

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async ({ title }) => Buffer.from(title));
});

describe('drawing', () => {
  it('draws once for concurrent requests and keeps the picture', async () => {
    const pictures = await Promise.all(Array.from({ length: 50 }, () => pictureOf('Many')));
    pictures.push(await pictureOf('Many'));
    expect(new Set(pictures)).toEqual(new Set(['Many']));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws one card at a time', async () => {
    const first = deferred<Buffer>();
    draw.mockReturnValueOnce(first.promise);
    const [one, two] = ['One', 'Two'].map((title) => pictureOf(title));
    await new Promise(setImmediate);
    expect(draw).toHaveBeenCalledTimes(1);
    first.resolve(Buffer.from('first'));
    expect(await one).toBe('first');
    expect(await two).toBe('Two');
  });

  it('answers with the plain one at once while more than fifty wait, and draws the rest later', async () => {
    const first = deferred<Buffer>();
    draw.mockImplementation(async ({ title }) =>
      title === 'Flood 0' ? first.promise : Buffer.from(title),
    );
    const flood = Array.from({ length: 60 }, (_, index) => pictureOf(`Flood ${index}`));
    expect(await pictureOf('Honest')).toBe(shop.name);
    first.resolve(Buffer.from('Flood 0'));
    const drawn = await Promise.all(flood);
    expect(drawn.filter((title) => title === shop.name)).toHaveLength(9);
    expect(await pictureOf('Honest')).toBe('Honest');
  });

  it('retries after a failure, which does not block other cards', async () => {
    draw.mockRejectedValueOnce(new Error('no memory'));
    const failed = pictureOf('Fails');
    const next = pictureOf('Next');
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toBe('Next');
    expect(await pictureOf('Fails')).toBe('Fails');
  });

  it('evicts the oldest when full, but has room for every page of the site in every language', async () => {
    const titles = Array.from({ length: 300 }, (_, index) => `Card ${index}`);
    for (const title of titles) await pictureOf(title);
    draw.mockClear();
    for (const title of titles.slice(-150)) await pictureOf(title);
    expect(draw).not.toHaveBeenCalled();
    await pictureOf('Card 0');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('keeps a picture that is requested often, however many others are drawn', async () => {
    await pictureOf('Often');
    for (let other = 0; other < 300; other += 1) {
      await Promise.all([pictureOf(`Other ${other}`), pictureOf('Often')]);
    }
    expect(draw.mock.calls.filter(([{ title }]) => title === 'Often')).toHaveLength(1);
  });

  it('draws the plain card of a shelf once, whatever the names of products', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Blender.${index}`);
    await Promise.all(names.map((name) => drawing(name, fallbackCard(name))));
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

describe('lastDrawing', () => {
  it('is what was drawn last, also while the next is drawn or after that failed', async () => {
    await pictureOf('Old lenses', 'lens');
    const next = deferred<Buffer>();
    draw.mockReturnValueOnce(next.promise);
    const failed = pictureOf('Lenses', 'lens');
    expect(String(lastDrawing('lens')?.picture)).toBe('Old lenses');
    next.reject(new Error('no memory'));
    await expect(failed).rejects.toThrow('no memory');
    expect(lastDrawing('lens')?.card.title).toBe('Old lenses');
    await pictureOf('Lenses', 'lens');
    expect(lastDrawing('lens')?.card.title).toBe('Lenses');
  });

  it.each(['Highlighter', 'constructor', '__proto__'])('is none for %s', async (name) => {
    expect(lastDrawing(name)).toBeUndefined();
    await drawing(name, fallbackCard(name));
    expect(lastDrawing(name)).toBeUndefined();
  });
});
