import { currentCard } from '@/answers/preview/currentCard';
import { drawPreview } from '@/answers/preview/drawPreview';
import { fallbackCard } from '@/answers/preview/fallbackCard';
import { previewHash } from '@/data/pages/previewAddress';
import { askPreview } from '../../helpers/askPreview';
import { deferred } from '../../helpers/deferred';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

jest.mock('@/answers/preview/drawPreview');

const draw = jest.mocked(drawPreview);

type Documents = ReturnType<typeof rawDocument>[];

function costing(price: number): Documents {
  return [rawDocument({ title: 'A', price })];
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers();
  draw.mockReset();
  draw.mockImplementation(async ({ title, line }) => Buffer.from(`${title}|${line}`));
});
afterEach(() => jest.useRealTimers());

describe('answerPreview when the database hangs', () => {
  it('answers with the plain card after two seconds, cached for at most an hour', async () => {
    sourceInUse('demo').mockReturnValue(new Promise(() => {}));
    const answered = jest.fn();
    const answer = askPreview(`Toner.${previewHash(fallbackCard('Primer'))}.jpg`).finally(answered);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalled();
    const { status, picture, seconds } = await answer;
    expect({ status, picture }).toEqual({ status: 200, picture: 'Toner|Berhampore' });
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it('waits no longer for a page of which one of several collections hangs', async () => {
    sourceInUse('demo').mockImplementation((collection) =>
      collection === 'VISIT-SHOP' ? new Promise(() => {}) : Promise.resolve([]),
    );
    const answer = askPreview('_home.0.jpg');
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(answer).resolves.toMatchObject({
      status: 200,
      picture: 'Rupkatha Beauty|Berhampore',
    });
  });

  it('uses a late answer for the next request', async () => {
    const slow = deferred<Documents>();
    sourceInUse('demo').mockReturnValue(slow.promise);
    const first = askPreview('Fixer.0.jpg');
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(first).resolves.toMatchObject({ picture: 'Fixer|Berhampore' });
    slow.resolve(costing(375));
    await expect(askPreview('Fixer.0.jpg')).resolves.toMatchObject({ picture: 'Fixer|from ₹375' });
  });

  it('handles a late failure, without an unhandled rejection', async () => {
    const error = logged('error');
    const slow = deferred<Documents>();
    sourceInUse('demo').mockReturnValue(slow.promise);
    const answer = askPreview('Shimmer-palette.0.jpg');
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(answer).resolves.toMatchObject({ status: 200 });
    slow.reject(new Error('too late'));
    await jest.advanceTimersByTimeAsync(0);
    expect(error.events()).toMatchObject([{ event: 'collection not read' }]);
  });
});

describe('answerPreview when drawing fails', () => {
  beforeEach(() => {
    sourceInUse('demo').mockResolvedValue(costing(375));
    draw.mockRejectedValueOnce(new Error('no such\nfont'));
  });

  it('logs one line, and answers with the plain card, not cached long under the real hash', async () => {
    const error = logged('error');
    const card = await currentCard('blush');
    const { status, picture, seconds, header } = await askPreview(
      `blush.${card && previewHash(card)}.jpg`,
    );
    expect({ status, picture }).toEqual({ status: 200, picture: 'Blush|Berhampore' });
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(header).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(error.events()).toEqual([
      {
        level: 'error',
        event: 'preview not drawn',
        page: 'blush',
        cause: expect.stringContaining('no such\nfont'),
      },
    ]);
    expect(error.lines().join('')).not.toContain('\n');
  });

  it('draws again for the next request', async () => {
    logged('error');
    await askPreview('Blender.0.jpg');
    await expect(askPreview('Blender.0.jpg')).resolves.toMatchObject({
      picture: 'Blender|from ₹375',
    });
  });
});
