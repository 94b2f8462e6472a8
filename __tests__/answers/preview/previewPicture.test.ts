import { drawPreview } from '@/answers/preview/drawPreview';
import { previewPicture } from '@/answers/preview/previewPicture';
import { aCard } from '../../helpers/aCard';
import { deferred } from '../../helpers/deferred';

jest.mock('@/answers/preview/drawPreview');

const draw = jest.mocked(drawPreview);

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async ({ title }) => Buffer.from(title));
});

describe('previewPicture', () => {
  it('draws once for concurrent requests and keeps the picture', async () => {
    const asked = Array.from({ length: 50 }, () => previewPicture(aCard({ title: 'Many' })));
    const pictures = await Promise.all(asked);
    pictures.push(await previewPicture(aCard({ title: 'Many' })));
    expect(new Set(pictures.map(String))).toEqual(new Set(['Many']));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws one card at a time', async () => {
    const first = deferred<Buffer>();
    draw.mockReturnValueOnce(first.promise);
    const [one, two] = ['One', 'Two'].map((title) => previewPicture(aCard({ title })));
    await new Promise(setImmediate);
    expect(draw).toHaveBeenCalledTimes(1);
    first.resolve(Buffer.from('first'));
    expect(String(await one)).toBe('first');
    expect(String(await two)).toBe('Two');
  });

  it('retries after a failure, which does not block other cards', async () => {
    draw.mockRejectedValueOnce(new Error('no memory'));
    const failed = previewPicture(aCard({ title: 'Fails' }));
    const next = previewPicture(aCard({ title: 'Next' }));
    await expect(failed).rejects.toThrow('no memory');
    expect(String(await next)).toBe('Next');
    expect(String(await previewPicture(aCard({ title: 'Fails' })))).toBe('Fails');
  });

  it('keeps a picture that is requested often, however many others are drawn', async () => {
    const often = aCard({ title: 'Often' });
    await previewPicture(often);
    for (let other = 0; other < 100; other += 1) {
      await Promise.all([
        previewPicture(aCard({ title: `Other ${other}` })),
        previewPicture(often),
      ]);
    }
    expect(draw.mock.calls.filter(([{ title }]) => title === 'Often')).toHaveLength(1);
  });
});
