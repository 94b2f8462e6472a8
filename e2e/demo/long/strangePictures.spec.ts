import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { optimisedPicture } from '../../../src/pictures/optimisedPicture';
import { pictureLimits } from '../../../src/pictures/pictureLimits';
import { rawRequest } from '../../rawRequest';
import { type SiteCopy, serveCopy } from '../../serveCopy';

const AT_ONCE = 12;
/** Memory of four of the largest pictures while they are decoded, plus some that returns to the system late. */
const MOST_MEMORY_BYTES = 500_000_000;

/** A size above the limit of pixels, and the largest one within it. One colour, so that the files stay small. */
const sizes = {
  huge: [10_000, 6_000],
  great: [5_000, pictureLimits.pixels / 5_000],
} as const;

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await serveCopy('pictures', async (folder) => {
    for (const [name, [width, height]] of Object.entries(sizes)) {
      const background = { r: 200, g: 90, b: 40 };
      const picture = sharp({ create: { width, height, channels: 3, background } });
      const file = path.join(folder, 'public/pictures', `${name}.jpg`);
      await picture.jpeg({ quality: 60, progressive: true }).toFile(file);
      for (let at = 0; at < AT_ONCE; at += 1)
        copyFileSync(file, file.replace('.jpg', `-${at}.jpg`));
    }
    writeFileSync(path.join(folder, 'public/pictures', 'Asha.webp'), 'no picture');
  });
});
test.afterAll(() => copy.end());

/** File names in the optimiser's cache. */
function cachedFiles(): string[] {
  const folder = path.join(copy.dist, 'cache', 'images');
  return existsSync(folder) ? readdirSync(folder) : [];
}

function ask(target: string, accept = 'image/webp') {
  const lines = [`GET ${target} HTTP/1.1`, 'host: a', `accept: ${accept}`, 'connection: close'];
  return rawRequest(copy.site.address, Buffer.from([...lines, '', ''].join('\r\n')), {
    waits: true,
  });
}

const lens = optimisedPicture('/pictures/products/lens-1.webp', 360);

/** Other spellings of that address. */
const spellings: string[] = [
  ...['.webp%23N', '.webp%3F', '.webp%3Fv%3D1', '.%77ebp', '.%2577ebp', '.webp%2F', '.webp%20'].map(
    (end) => lens.replace('.webp', end),
  ),
  ...['%2F.%2F', '%2Fa%2F..%2F', '%2F%2F', '%5C', '%252F', '/', '%2f'].map((slash) =>
    lens.replace('%2Fproducts%2F', `%2Fproducts${slash}`),
  ),
  ...['w=0360', 'w=360&w=360', 'w=361', 'w=128', 'w=360.0', 'w=%33%36%30', 'w=+360'].map((width) =>
    lens.replace('w=360', width),
  ),
  ...['q=075', 'q=76', 'q=60&q=60', 'q=60&a=1', 'q=60&', 'q=60#a', 'q=7%35', 'Q=75'].map(
    (quality) => lens.replace('q=60', quality),
  ),
  ...[
    '/_next/image/?',
    '/_next//image?',
    '/_next/./image?',
    '/_next/x/../image?',
    '//_next/image?',
  ].map((start) => lens.replace('/_next/image?', start)),
  ...[
    '/_next/%69mage?',
    '/%5Fnext/image?',
    '/_next%2Fimage?',
    '/_next/image%3F',
    '/_NEXT/image?',
  ].map((start) => lens.replace('/_next/image?', start)),
  ...['https://firebasestorage.googleapis.com/v0/b/anybodys.appspot.com/o/a.jpg?alt=media'].map(
    (picture) => optimisedPicture(picture, 360),
  ),
];

test('another spelling of a picture address is not optimised and leaves no file', async () => {
  for (const target of spellings) {
    const { status } = await ask(target);
    expect([400, 404, 308], `${target} answered ${status}`).toContain(status);
  }
  expect(cachedFiles()).toEqual([]);
});

test('a picture is cached once for each of its two types, whatever the Accept header', async () => {
  for (const accept of ['image/webp', 'image/avif,image/webp,*/*', 'a/b;q=0.3, image/webp']) {
    expect((await ask(lens, accept)).head).toMatch(/content-type: image\/webp/i);
  }
  for (const accept of ['*/*', 'image/*', 'image/png,a/b;q=1', '']) {
    expect((await ask(lens, accept)).head).toMatch(/content-type: image\/jpeg/i);
  }
  await expect.poll(cachedFiles).toHaveLength(2);
});

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`${AT_ONCE} pictures of ${width} × ${height} at once take no more memory than four`, async () => {
    const before = copy.site.memory;
    test.skip(before === 0, 'Only Linux reports the memory of a process.');
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, copy.site.memory);
    }, 10);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        fetch(copy.site.address + optimisedPicture(`/pictures/${name}-${at}.jpg`, 360)),
      ),
    );
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    const figures = JSON.stringify({ before, most });
    test.info().annotations.push({ type: 'figures', description: figures });
    expect(most - before, figures).toBeLessThan(MOST_MEMORY_BYTES);
  });
}

test('nobody can write into the log', async () => {
  const before = copy.site.output.length;
  const forged = '{"level":"error","event":"forged"}';
  const targets = [
    `/_next/image?url=${encodeURIComponent(`/pictures/a\n${forged}`)}&w=360&q=60`,
    `/_next/image?url=${encodeURIComponent('/pictures/\u001b[2JAsha.webp')}&w=360&q=60`,
    '/_next/image?url=%2Fpictures%2F%25zz&w=360&q=60',
    optimisedPicture('/pictures/Asha-Sen-9876543210.webp', 360),
    optimisedPicture('/pictures/Asha.webp', 360),
    ...[
      encodeURIComponent(`/a\n${forged}`),
      '/%1b%5b2JAsha',
      '/%25zz',
      '/%zz',
      '/Asha%00',
      '*Asha',
    ],
  ];
  for (const target of targets) expect((await ask(target)).status, target).toBeLessThan(500);
  await expect.poll(() => copy.site.output.slice(before)).toContain('image response failed');

  const said = copy.site.output.slice(before).trimEnd().split('\n');
  expect(said.map((line) => JSON.parse(line))).toEqual(
    said.map(() => expect.objectContaining({ event: 'library output' })),
  );
  for (const part of ['forged', 'Asha', '9876543210', '\u001b', '\\u001b', 'pictures/']) {
    expect(said.join('\n')).not.toContain(part);
  }
});
