import { drawPreview } from '@/answers/preview/drawPreview';
import { categories } from '@/catalogue/categories';
import { shop } from '@/shop/shop';
import { askPreview } from '../../helpers/askPreview';
import { deferred } from '../../helpers/deferred';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

jest.mock('@/answers/preview/drawPreview');

const draw = jest.mocked(drawPreview);

/** Every shelf has one product of this price; earlier readings are forgotten. */
function cost(price: number): void {
  resetCaches();
  sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'A', price })]);
}

beforeEach(() => {
  jest.useFakeTimers();
  draw.mockImplementation(async ({ title, line }) => Buffer.from(`${title}|${line}`));
});
afterEach(() => jest.useRealTimers());

describe('answerPreview while many pages wait to be drawn', () => {
  it('answers everyone in time, with older or plain pictures, and finishes drawing later', async () => {
    cost(375);
    await askPreview('Primer.0.jpg');

    cost(499);
    const slow = deferred<void>();
    draw.mockImplementation(async ({ title, line }) => {
      if (title !== shop.name) await slow.promise;
      return Buffer.from(`${title}|${line}`);
    });
    const answered = jest.fn();
    const pages = categories.map(({ slug }) => slug);
    const asked = pages.map((page) => askPreview(`${page}.0.jpg`).finally(answered));
    await jest.advanceTimersByTimeAsync(1_499);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledTimes(pages.length);

    const answers = await Promise.all(asked);
    for (const [at, { status, picture, seconds }] of answers.entries()) {
      const shown = pages[at] === 'Primer' ? 'Primer|from ₹375' : `${shop.name}|Berhampore`;
      expect({ status, picture }).toEqual({ status: 200, picture: shown });
      expect(seconds).toBeLessThanOrEqual(3_600);
    }
    slow.resolve();
    await expect(askPreview('lens.0.jpg')).resolves.toMatchObject({
      picture: 'Lens Aqua|from ₹499',
    });
  });
});
