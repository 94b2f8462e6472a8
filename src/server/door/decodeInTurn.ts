import nodeModule from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Turnstile } from './Turnstile';

/** Unpacked, a picture of the greatest size takes up to 200 MB. */
const AT_ONCE = 2;

/**
 * Lets no more than two pictures be unpacked at once in this process, whoever wants it: the optimiser, its renewals after
 * a day, previews. All of them end in sharp's `toBuffer`, for which libvips would take four threads.
 */
export function decodeInTurn(): void {
  const turnstile = new Turnstile(AT_ONCE);
  // Sharp is there twice: this site imports it, and Next requires it. Webpack would take a plain `createRequire` out.
  const { createRequire: requiringFrom } = nodeModule;
  const required: typeof sharp = requiringFrom(path.join(process.cwd(), 'package.json'))('sharp');
  for (const prototype of new Set([prototypeOf(sharp), prototypeOf(required)])) {
    const { toBuffer } = prototype;
    prototype.toBuffer = function (this: Sharp, ...given: Parameters<Sharp['toBuffer']>) {
      return turnstile.pass(() => toBuffer.apply(this, given));
    } as Sharp['toBuffer'];
  }
}

function prototypeOf(library: typeof sharp): Sharp {
  return (library as unknown as { prototype: Sharp }).prototype;
}
