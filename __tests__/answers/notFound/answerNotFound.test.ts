import { answerNotFound } from '@/answers/notFound/answerNotFound';
import { aRequest } from '../../helpers/aRequest';

describe('answerNotFound', () => {
  it('redirects another spelling of a product to its page with 308', async () => {
    const { req, res } = aRequest('/foundation/x-01_silk_touch_honey?a=b');
    expect(await answerNotFound(req, res)).toBeUndefined();
    expect(res.statusCode).toBe(308);
    expect(res.getHeader('location')).toBe(
      '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey?a=b',
    );
    expect(res.writableEnded).toBe(true);
  });

  it.each(['/Foundation/left-77', '/nowhere', '/'])(
    'leaves the response to the page for %s',
    async (url) => {
      const { req, res } = aRequest(url);
      expect(await answerNotFound(req, res)).toEqual(expect.objectContaining({ nearest: [] }));
      expect(res.writableEnded).toBe(false);
    },
  );
});
