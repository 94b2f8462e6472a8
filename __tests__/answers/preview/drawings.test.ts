import { drawing, lastDrawing } from '@/answers/preview/drawings';
import { drawPreview } from '@/answers/preview/drawPreview';
import { aCard } from '../../helpers/aCard';

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
  it('draws a card once, and again when it changes', async () => {
    expect([await pictureOf('Many'), await pictureOf('Many')]).toEqual(['Many', 'Many']);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await pictureOf('More', 'Many')).toBe('More');
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
