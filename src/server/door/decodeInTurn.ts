import sharp, { type Sharp } from 'sharp';
import { Turnstile } from './Turnstile';

/** Unpacked, a picture of the greatest size takes up to 200 MB. */
const AT_ONCE = 2;

/**
 * Lets no more than two pictures be unpacked at once in this process, whoever wants it: the optimiser, its renewals after
 * a day, previews. All of them end in sharp's `toBuffer`, for which libvips would take four threads. It keeps none of
 * them afterwards, as it would the last eight or so.
 */
export function decodeInTurn(): void {
  sharp.cache(false);
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const turnstile = new Turnstile(AT_ONCE);
  const { toBuffer } = prototype;
  prototype.toBuffer = function (this: Sharp, ...given: Parameters<Sharp['toBuffer']>) {
    return turnstile.pass(() => toBuffer.apply(this, given));
  } as Sharp['toBuffer'];
}
