import { expect, test } from '@playwright/test';
import { rawRequest } from '../../rawRequest';
import { type SiteCopy, serveCopy } from '../../serveCopy';

/** How many requests of each shape are sent, one after another. */
const ROUNDS = 5;
const MOST_TIMES_PLAIN = 5;

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await serveCopy('shapes');
});
test.afterAll(() => copy.end());

function requestFor(target: string, fields: readonly string[] = []): Buffer {
  const lines = [`GET ${target} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return Buffer.from(lines.join('\r\n'));
}

/** Mean CPU time of a request in milliseconds. */
async function costOf(request: Buffer): Promise<number> {
  const before = copy.site.cpu;
  for (let round = 0; round < ROUNDS; round += 1) {
    expect((await rawRequest(copy.site.address, request, { waits: true })).status).toBeLessThan(
      500,
    );
  }
  return (copy.site.cpu - before) / ROUNDS;
}

/**
 * Lowest `costOf` of up to six measurements. Stops when it is within `most`: a busy machine disturbs single
 * measurements.
 */
async function leastCostOf(request: Buffer, most: number): Promise<number> {
  let least = await costOf(request);
  for (let again = 0; again < 5 && least > most; again += 1) {
    least = Math.min(least, await costOf(request));
  }
  return least;
}

function list(count: number, text: (at: number) => string, glue = '&'): string {
  return Array.from({ length: count }, (_, at) => text(at)).join(glue);
}

/** Large query strings, by what they are full of. */
const queries: [what: string, query: string][] = [
  ['7,000 parameters of one name', `?${'a&'.repeat(7_000)}`],
  ['2,000 parameters of one name', `?${'a&'.repeat(2_000)}`],
  ['as many as are let in', `?${'a&'.repeat(49)}`],
  ['1,500 parameters', `?${list(1_500, (at) => `k${at}=1`)}`],
  ['empty parameters', `?${'&'.repeat(4_000)}`],
  ['nested parameters', `?${list(45, (at) => `a${'[b]'.repeat(25)}=${at}`)}`],
  ['deep parameters', `?a${'[b]'.repeat(1_300)}=1`],
  ['a long value', `?a=${'x'.repeat(4_000)}`],
  ['escapes', `?a=${'%20'.repeat(1_300)}`],
  ['plus signs', `?a=${'+'.repeat(4_000)}`],
  ['equals signs', `?${'='.repeat(4_000)}`],
];

const paths: [what: string, path: string][] = [
  ['2,000 segments', '/a'.repeat(2_000)],
  ['6,000 segments', '/a'.repeat(6_000)],
  ['slashes', `${'/'.repeat(4_000)}a`],
  ['backslashes', `/${'\\'.repeat(4_000)}a`],
  ['dots', `/${'../'.repeat(1_300)}a`],
  ['escaped dots', `/${'%2e%2e%2f'.repeat(450)}a`],
  ['escaped slashes', `/${'a%2f'.repeat(1_000)}`],
  ['spaces', `/${'%20'.repeat(1_300)}`],
  ['a long name', `/${'a'.repeat(4_000)}`],
  ['the beginning of a name over and over', `/${'Foundatio'.repeat(20)}`],
];

const fields: [what: string, fields: string[]][] = [
  ['90 fields', Array.from({ length: 90 }, (_, at) => `x-${at}: 1`)],
  ['1,500 fields', Array.from({ length: 1_500 }, (_, at) => `x-${at}: 1`)],
  ['one field 90 times', Array(90).fill('x-a: 1')],
  ['a long field', [`x-a: ${'x'.repeat(8_000)}`]],
  ['cookies of one name', [`cookie: ${'a=b;'.repeat(2_000)}`]],
  ['cookies', [`cookie: ${list(800, (at) => `k${at}=1`, '; ')}`]],
  ['90 fields of cookies', Array.from({ length: 90 }, (_, at) => `cookie: k${at}=1`)],
  ['encodings', [`accept-encoding: ${list(500, (at) => `k${at};q=0.5`, ',')}`]],
  ['languages', [`accept-language: ${'en,'.repeat(2_600)}`]],
  ['types', [`accept: ${list(600, (at) => `a/k${at};q=0.5`, ',')}`]],
  ['tags of what is known', [`if-none-match: ${'"a",'.repeat(2_000)}`]],
  ['proxies', [`x-forwarded-for: ${'203.0.113.7, '.repeat(600)}`]],
];

const picture = '/_next/image?url=%2Fpictures%2Fproducts%2Flens-1.webp&w=360&q=60';
const file = '/pictures/products/lens-1.webp';

const shapes: [plain: string, what: string, request: Buffer][] = [
  ...['/Foundation', '/zz', '/api/health'].flatMap((path) =>
    queries.map(([what, query]): [string, string, Buffer] => [
      path,
      what,
      requestFor(path + query),
    ]),
  ),
  ...paths.map(([what, path]): [string, string, Buffer] => ['/zz', what, requestFor(path)]),
  ...['/Foundation', '/api/health', picture].flatMap((path) =>
    fields.map(([what, head]): [string, string, Buffer] => [path, what, requestFor(path, head)]),
  ),
  [file, 'parts of a file', requestFor(file, [`range: bytes=${'0-1,'.repeat(1_900)}0-1`])],
];

test(`a strange shape costs at most ${MOST_TIMES_PLAIN} times what a plain request does`, async () => {
  test.setTimeout(300_000);
  test.skip(copy.site.cpu === 0, 'Only Linux reports the CPU time of a process.');
  const plain = new Map<string, number>();
  for (const path of new Set(shapes.map(([path]) => path))) {
    // The first requests cost more, until the process has warmed up.
    for (let time = 0; time < 4; time += 1) plain.set(path, await costOf(requestFor(path)));
  }
  const tooExpensive: string[] = [];
  for (const [path, what, request] of shapes) {
    const least = plain.get(path) ?? 0;
    const cost = await leastCostOf(request, least * MOST_TIMES_PLAIN);
    const line = `${path} with ${what}: ${cost.toFixed(1)} ms, plain ${least.toFixed(1)} ms`;
    test.info().annotations.push({ type: 'cost', description: line });
    if (cost > least * MOST_TIMES_PLAIN) tooExpensive.push(line);
  }
  expect(tooExpensive).toEqual([]);
});
