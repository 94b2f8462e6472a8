import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureQualities } from '@/pictures/pictureLimits';
import { keepFewPictures } from './keepFewPictures';
import { refuse } from './refuse';
import { Turnstile } from './Turnstile';

/** How many pictures Next may fetch and make at once; each holds up to 12 MB of file and waits for its turn to be unpacked. */
const AT_ONCE = 6;
/** How many requests may wait for that. A page has fifty pictures. */
const LONGEST_LINE = 300;
/** How many addresses of pictures that were had are remembered: they come from the disk and need not wait. */
const REMEMBERED = 5_000;

const turnstile = new Turnstile(AT_ONCE, LONGEST_LINE);
const had = new Set<string>();

/**
 * Hands a request for a picture to the optimiser when its turn comes; while too many wait, it is to come again. Who saves data
 * gets the lighter quality.
 * @param ask hands the request over, and resolves when the optimiser is done with it, be the visitor still there or not.
 */
export function admitPicture(
  request: IncomingMessage,
  response: ServerResponse,
  ask: () => Promise<unknown>,
): void {
  if (savesData(request)) request.url = lighter(request.url);
  vary(response);
  // Two kinds of answers, however many ways there are to ask for them.
  const takesWebp = request.headers.accept?.includes('image/webp');
  request.headers.accept = takesWebp ? 'image/webp' : '*/*';
  const picture = `${request.url} ${request.headers.accept}`;
  if (had.has(picture)) {
    ask();
    return;
  }
  const passed = turnstile.pass(async () => {
    if (response.closed) return;
    await ask();
    if (response.statusCode === 200) remember(picture);
    if (response.getHeader('X-Nextjs-Cache') === 'MISS') keepFewPictures();
  });
  if (!passed) refuse(response, { status: 503, text: 'Busy', headers: { 'Retry-After': '5' } });
}

/** What browsers send where the visitor asked to save data. Source: the Save-Data Client Hint, WICG. */
function savesData({ headers }: IncomingMessage): boolean {
  return headers['save-data'] === 'on';
}

/** The address of the same picture in the lighter quality. */
function lighter(address: string | undefined): string | undefined {
  const { usual, light } = pictureQualities;
  return address?.replace(`&q=${usual}`, `&q=${light}`);
}

/** Lets caches that several visitors share know that the answer depends on that; Next writes the field anew for each. */
function vary(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name, name.toLowerCase() === 'vary' ? `${value}, Save-Data` : value);
}

function remember(picture: string): void {
  had.add(picture);
  const [oldest] = had;
  if (had.size > REMEMBERED && oldest) had.delete(oldest);
}
