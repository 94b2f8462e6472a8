import { readdirSync } from 'node:fs';
import { optimisedPicture } from '../../src/pictures/optimisedPicture';
import { pictureWidths } from '../../src/pictures/pictureLimits';
import { routes } from '../routes';

const FOLDER = 'pictures/products';
const pictures = readdirSync(`public/${FOLDER}`);

function anyOf<Choice>(choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

function anyNumber(): string {
  return Math.random().toString(36).slice(2);
}

function anyPicture(): string {
  return optimisedPicture(`/${FOLDER}/${anyOf(pictures)}`, anyOf(pictureWidths));
}

/** What somebody asks for who wants to keep the site busy, dear shapes first. */
const targets: (() => string)[] = [
  () => `${anyOf(routes)}?${'a&'.repeat(7_000)}`,
  () => `/zz?${'a&'.repeat(2_000)}`,
  () => `${anyOf(routes)}?${anyNumber()}&${'a&'.repeat(45)}`,
  () => `/Foundatio${anyNumber()}`,
  () => `/${'a/'.repeat(1_000)}${anyNumber()}`,
  () => `/api/preview/${anyOf(routes).slice(1) || 'home'}.${anyNumber()}.jpg`,
  anyPicture,
  () => anyPicture().replace('&w=', `%23${anyNumber()}&w=`),
  () => optimisedPicture(`/${FOLDER}/${anyNumber()}.webp`, 360),
];

const fields: (() => string)[] = [
  () => 'accept: image/webp',
  () => `cookie: ${'a=b;'.repeat(2_000)}`,
  () => 'rsc: 1',
  () => 'content-length: 9',
  () => `x-forwarded-for: ${anyNumber()}`,
];

/** A request of one that costs a server much or fills its disk, whole and to be answered with the connection closed. */
export function hostileRequest(): Buffer {
  const head = [`GET ${anyOf(targets)()} HTTP/1.1`, 'host: a', anyOf(fields)()];
  return Buffer.from([...head, 'connection: close', '', ''].join('\r\n'));
}
