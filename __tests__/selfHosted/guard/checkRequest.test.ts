import { optimisedPicture } from '@/pictures/optimisedPicture';
import { checkRequest, requestLimits } from '@/selfHosted/guard/checkRequest';

function aRequest(url: string, method = 'GET', headers: Record<string, string> = {}) {
  return { url, method, headers, rawHeaders: Object.entries(headers).flat() };
}

const { target, parameters, fields, field } = requestLimits;
const rose = optimisedPicture('/pictures/rose.webp', 360);

describe('checkRequest', () => {
  it.each([
    ['a page', aRequest('/Foundation')],
    ['a page with campaign parameters', aRequest('/Foundation?utm_source=wa&fbclid=1&a=%20')],
    ['a path that only looks like the optimiser’s', aRequest('/x/_next/image')],
    ['a query that looks like the optimiser’s path', aRequest('/?/_next/image')],
    ['the most parameters allowed', aRequest(`/?${'a&'.repeat(parameters - 1)}a`)],
    ['the longest address allowed', aRequest(`/${'a'.repeat(target - 1)}`)],
    ['a long cookie', aRequest('/', 'GET', { cookie: 'a'.repeat(field) })],
    ['an empty body', aRequest('/', 'GET', { 'content-length': '0' })],
    ['a picture address from a page', aRequest(rose)],
    ['a HEAD request for a picture', aRequest(rose, 'HEAD')],
    ['another method, which Next rejects', aRequest('/', 'DELETE')],
  ])('lets %s pass', (_what, request) => {
    expect(checkRequest(request)).toBeUndefined();
  });

  const many = Object.fromEntries(Array.from({ length: fields + 1 }, (_, at) => [`x-${at}`, '']));

  it.each([
    ['an asterisk', aRequest('*', 'OPTIONS'), 400],
    ['an absolute URL', aRequest('http://127.0.0.1/Foundation'), 400],
    ['too long an address', aRequest(`/${'a'.repeat(target)}`), 414],
    ['too many parameters', aRequest(`/Foundation?${'&'.repeat(parameters)}`), 400],
    ['too many header fields', aRequest('/', 'GET', many), 431],
    ['too long a header field', aRequest('/', 'GET', { cookie: 'a'.repeat(field + 1) }), 431],
    ['a body', aRequest('/', 'POST', { 'content-length': '1' }), 413],
    ['a body of unknown length', aRequest('/', 'GET', { 'transfer-encoding': 'chunked' }), 413],
    ['another method at the optimiser', aRequest(rose, 'PUT'), 405],
  ])('rejects %s', (_what, request, status) => {
    expect(checkRequest(request)?.status).toBe(status);
  });

  it.each([
    ...['/_next/image', '/_next/image?', '/_next/image/', `/_next//image${rose.slice(12)}`],
    ...[`/_next\\image${rose.slice(12)}`, `${rose}&`, `${rose}&a=1`, `${rose}#`, `${rose}%20`],
    ...['/_next/images', '/_next/image#a', '//_next/image', '/\\_next/image', '/_next/./image'],
    ...['/_next/x/../image', '/_next/x/%2e%2e/image', '/x/../_next/image', '/_next/%2E/image'],
    ...[rose.replace('q=60', 'q=060'), rose.replace('q=60', 'q=59'), rose.replace('360', '361')],
    ...[rose.replace('360', '0360'), rose.replace('w=360&q=60', 'q=60&w=360')],
    ...[rose.replace('rose', '%72ose'), rose.replaceAll('%2F', '/'), rose.replaceAll('%2F', '%2f')],
    ...[rose.replace('.webp', '.webp%23N'), rose.replace('.webp', '.webp%3F')],
    ...[rose.replace('rose', '.%2Frose'), rose.replace('rose', '%2525zz')],
    ...[rose.replace('rose', '%25zz'), rose.replace('rose', 'a%0A{"level":"info"}')],
    ...[rose.replace('rose', '%zz'), rose.replace('url=', 'url=x&url=')],
  ])('rejects the picture address %s', (url) => {
    expect(checkRequest(aRequest(url))).toMatchObject({ status: 400, text: 'No such picture' });
  });

  it('leads an address with needless escapes to its plain spelling', () => {
    expect(checkRequest(aRequest('/contact%2Dus?a=%20'))).toMatchObject({
      status: 308,
      headers: { Location: '/contact-us?a=%20' },
    });
  });

  it('repeats nothing of the request in its answer', () => {
    for (const url of ['*Asha', `/_next/image?url=Asha`, `/Asha?${'Asha&'.repeat(100)}`]) {
      expect(JSON.stringify(checkRequest(aRequest(url)))).not.toContain('Asha');
    }
  });
});
