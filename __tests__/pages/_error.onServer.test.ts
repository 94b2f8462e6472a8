import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import ErrorPage from '../../pages/_error';

/** What the server answers when a page could not be made because of this. */
async function answerTo(err: Error) {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  res.statusCode = 500;
  const props = await ErrorPage.getInitialProps({
    ...{ req, res, err, asPath: '/bn/Foundation/new-1', pathname: '/_error', query: {} },
    AppTree: () => null,
  });
  return { props, status: res.statusCode, retryAfter: res.getHeader('retry-after') };
}

describe('pages/_error on the server', () => {
  it('says in the language of the page when to come again, while the database fails', async () => {
    expect(await answerTo(new CatalogueReadError('MAKEUP-Foundation', 'quota'))).toEqual({
      props: { code: 'bn' },
      status: 503,
      retryAfter: '60',
    });
  });

  it('leaves every other fault an error', async () => {
    const { status, retryAfter } = await answerTo(new TypeError('x is not a function'));
    expect({ status, retryAfter }).toEqual({ status: 500, retryAfter: undefined });
  });
});
