import { readdirSync } from 'node:fs';
import type { Request } from 'autocannon';
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

function anyText(): string {
  return Math.random().toString(36).slice(2);
}

function anyPicture(): string {
  return optimisedPicture(`/${FOLDER}/${anyOf(pictures)}`, anyOf(pictureWidths));
}

const paths: (() => string)[] = [
  () => `${anyOf(routes)}?${'a&'.repeat(7_000)}`,
  () => `/zz?${'a&'.repeat(2_000)}`,
  () => `${anyOf(routes)}?${anyText()}&${'a&'.repeat(45)}`,
  () => `/Foundatio${anyText()}`,
  () => `/${'a/'.repeat(1_000)}${anyText()}`,
  () => `/api/preview/${anyOf(routes).slice(1) || '_home'}.${anyText()}.jpg`,
  anyPicture,
  () => anyPicture().replace('&w=', `%23${anyText()}&w=`),
  () => optimisedPicture(`/${FOLDER}/${anyText()}.webp`, 360),
];

const headers: (() => Record<string, string>)[] = [
  () => ({ accept: 'image/webp' }),
  () => ({ cookie: 'a=b;'.repeat(2_000) }),
  () => ({ rsc: '1' }),
  () => ({ 'x-forwarded-for': anyText() }),
];

/** Makes a random request that is expensive for a server or fills its disk. */
export function hostileRequest(request: Request): Request {
  return { ...request, path: anyOf(paths)(), headers: anyOf(headers)() };
}
