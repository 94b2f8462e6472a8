import type { ServerResponse } from 'node:http';
import { answerNotFound } from '@/answers/notFound/answerNotFound';
import { anApiResponse } from '../../helpers/anApiResponse';

/** The answer to an address for which Next has another status: 400 where an escape is malformed. */
async function answerTo(url: string) {
  const response = anApiResponse();
  response.statusCode = 400;
  const shown = await answerNotFound({ url }, response as unknown as ServerResponse);
  return { status: response.statusCode, location: response.getHeader('Location'), shown };
}

describe('answerNotFound', () => {
  it('answers 404 with suggestions to an address that was cut inside an escape', async () => {
    await expect(answerTo('/Foundation%E0%A6')).resolves.toMatchObject({
      status: 404,
      location: undefined,
      shown: { nearest: [{ slug: 'Foundation' }] },
    });
  });

  it('answers 308 when the right page is known', async () => {
    await expect(answerTo('/foundation?a=b')).resolves.toEqual({
      status: 308,
      location: '/Foundation?a=b',
      shown: undefined,
    });
  });
});
