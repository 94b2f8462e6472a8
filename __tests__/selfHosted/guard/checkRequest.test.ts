import { optimisedPicture } from '@/pictures/optimisedPicture';
import { checkRequest, requestLimits } from '@/selfHosted/guard/checkRequest';

function asked(url: string, method = 'GET', headers: Record<string, string> = {}) {
  return { url, method, headers, rawHeaders: Object.entries(headers).flat() };
}

const { target, parameters, fields, field } = requestLimits;
const rose = optimisedPicture('/pictures/rose.webp', 360);

describe('checkRequest', () => {
  it.each([
    ['a page', asked('/Foundation')],
    ['a page with tags of campaigns', asked('/Foundation?utm_source=wa&fbclid=1&a=%20')],
    ['an address that only looks like a picture’s', asked('/x/_next/image')],
    ['a query that looks like one', asked('/?/_next/image')],
    ['as many parameters as are allowed', asked(`/?${'a&'.repeat(parameters - 1)}a`)],
    ['as long an address as is allowed', asked(`/${'a'.repeat(target - 1)}`)],
    ['a long cookie', asked('/', 'GET', { cookie: 'a'.repeat(field) })],
    ['a body of no length', asked('/', 'GET', { 'content-length': '0' })],
    ['a picture as pages ask for it', asked(rose)],
    ['its head', asked(rose, 'HEAD')],
    ['another method, which Next refuses', asked('/', 'DELETE')],
  ])('lets %s pass', (_what, request) => {
    expect(checkRequest(request)).toBeUndefined();
  });

  const many = Object.fromEntries(Array.from({ length: fields + 1 }, (_, at) => [`x-${at}`, '']));

  it.each([
    ['an asterisk', asked('*', 'OPTIONS'), 400],
    ['a whole address', asked('http://127.0.0.1/Foundation'), 400],
    ['too long an address', asked(`/${'a'.repeat(target)}`), 414],
    ['too many parameters', asked(`/Foundation?${'&'.repeat(parameters)}`), 400],
    ['too many fields', asked('/', 'GET', many), 431],
    ['too long a field', asked('/', 'GET', { cookie: 'a'.repeat(field + 1) }), 431],
    ['a body', asked('/', 'POST', { 'content-length': '1' }), 413],
    ['a body of unknown length', asked('/', 'GET', { 'transfer-encoding': 'chunked' }), 413],
    ['the optimiser for anything else', asked(rose, 'PUT'), 405],
  ])('answers %s itself', (_what, request, status) => {
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
  ])('takes %s for no picture', (url) => {
    expect(checkRequest(asked(url))).toMatchObject({ status: 400, text: 'No such picture' });
  });

  it('repeats nothing of what was sent', () => {
    for (const url of ['*Asha', `/_next/image?url=Asha`, `/Asha?${'Asha&'.repeat(100)}`]) {
      expect(JSON.stringify(checkRequest(asked(url)))).not.toContain('Asha');
    }
  });
});
