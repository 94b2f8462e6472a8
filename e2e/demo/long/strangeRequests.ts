import fc from '../../../__tests__/helpers/fastCheck';
import { routes } from '../../routes';

/** Path pieces that have broken servers before: encodings, null bytes, path traversal, other scripts, other systems. */
const pieces = [
  ...'%00 %2e%2e %2f %5c .. . ... %c0%ae %E0%A4%A % %% %zz %u0041'.split(' '),
  ...`\\ ;a=b ~ @ : | { [ ' " <script> \` $ * ! +`.split(' '),
  ...['গোলাপ', 'é', '🙂', '\u202e', '\u0000', '\x7f', '\xff\xfe', ' ', '\t'],
  ...'.env .git/config wp-login.php index.html etc/passwd .next/BUILD_ID'.split(' '),
  ...'__proto__ constructor toString [category] [...path] _app _document _error'.split(' '),
];

const known = [
  ...routes,
  ...'/_next/data /_next/static /_next/image /_next /pictures /api /api/preview'.split(' '),
  ...'/api/shelves /api/shelves/MAKEUP-Primer /api/health /404 /500 /index'.split(' '),
  ...'/sitemap.xml /robots.txt /site.webmanifest'.split(' '),
];

const piece = fc.oneof(
  fc.constantFrom(...pieces),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(...known.map((path) => path.slice(1))),
);

const knownPath = fc
  .tuple(fc.constantFrom(...known), fc.constantFrom('', ...'/ /. // %20 .json .html ?'.split(' ')))
  .map(([path, end]) => path + end);

const anyPath = fc
  .tuple(fc.array(piece, { maxLength: 6 }), fc.constantFrom('/', '', '//', '%2F'))
  .map(([parts, glue]) => `/${parts.join(glue)}`);

const longPath = fc
  .tuple(fc.constantFrom(...known, '/a'), fc.integer({ min: 200, max: 12_000 }))
  .map(([path, length]) => `${path}/${'ab%20'.repeat(length / 5)}`);

const pageData = fc
  .tuple(fc.constantFrom('of-no-build', '..', '%00', 'null', 'x'.repeat(500)), piece)
  .map(([build, page]) => `/_next/data/${build}/${page}.json`);

const pictures = '/pictures/products/lens-1.webp /pictures/nothing.webp https://127.0.0.1/a';
const image = fc
  .tuple(
    fc.constantFrom('', 'x', '/_next/image', ...pictures.split(' ')),
    fc.constantFrom('', '360', '0', '-1', '1e9', 'NaN', '360&w=540'),
    fc.constantFrom('', '75', '100', '-1', 'a'),
  )
  .map(([url, width, q]) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${q}`);

const preview = piece.map((name) => `/api/preview/${name}.0123456789ab.jpg`);

const path = fc.oneof(
  { arbitrary: knownPath, weight: 4 },
  ...[anyPath, longPath, pageData, image, preview].map((arbitrary) => ({ arbitrary, weight: 1 })),
);

const innerQueries = '?__nextDataReq=1 ?category=../.. ?path=a&path=b ?_rsc=1 ?nxtPcategory=x';
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.array(piece, { maxLength: 4 }).map((parts) => `?${parts.join('&')}`),
  fc.constantFrom(...innerQueries.split(' ')),
);

const otherMethods = 'HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND FOO'.split(' ');
const method = fc.oneof(
  { arbitrary: fc.constant('GET'), weight: 6 },
  { arbitrary: fc.constantFrom('', ...otherMethods), weight: 4 },
);

/** Headers that Next and proxies interpret, and invalid ones, one a line. */
const fields = `x-nextjs-data: 1
x-middleware-subrequest: pages/_middleware
x-middleware-prefetch: 1
x-prerender-revalidate: guess
x-invoke-status: 500
x-invoke-error: {}
x-matched-path: /500
x-forwarded-host: elsewhere.example
x-forwarded-proto: gopher
x-original-url: /admin
x-http-method-override: DELETE
rsc: 1
next-action: x
purpose: prefetch
cookie: __prerender_bypass=guess; __next_preview_data=guess
host: elsewhere.example
origin: null
range: bytes=9-1
if-none-match: *
if-modified-since: never
te: trailers
accept: image/avif
accept:
accept-encoding: br;q=9,zip
accept-language: *;q=x
content-type: multipart/form-data
content-length: 5
transfer-encoding: chunked
expect: 100-continue
upgrade: websocket`.split('\n');

const header = fc.oneof(
  fc.constantFrom(...fields),
  fc
    .tuple(fc.stringMatching(/^[a-z-]{1,20}$/), fc.string({ maxLength: 200 }))
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, ' ')}`),
);

/** Percent-encodes the bytes that an address may not contain, as browsers do. */
function percentEncoded(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Requests that no link causes, as bytes. One in five contains bytes that an address may not contain. */
export const strangeRequest = fc
  .record({
    raw: fc.constantFrom(true, false, false, false, false),
    method,
    path,
    query,
    headers: fc.array(header, { maxLength: 2 }),
  })
  .map((request) => {
    const plain = (request.path + request.query).replace(/[\r\n]/g, '');
    const target = request.raw ? plain : percentEncoded(plain);
    const lines = [`${request.method} ${target} HTTP/1.1`, 'host: 127.0.0.1', ...request.headers];
    return Buffer.from(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`, 'utf8');
  });
