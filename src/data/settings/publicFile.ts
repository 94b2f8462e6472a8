import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isHttps } from './formats';

/** An address, or the path of a file that is there. */
export const publicFile = z
  .string()
  .refine((value) => isHttps(value) || isOwnPath(value), {
    error: 'should be a path such as /pictures/banner.jpg or a full https address',
  })
  .refine(isThere, { error: ({ input }) => `there is no file public${input}` });

/** Review clips, each with its still beside it. */
export const reviewClips = z
  .array(
    publicFile
      .refine((value) => value.endsWith('.mp4'), { error: 'should name .mp4 files' })
      .refine((clip) => isThere(stillOf(clip)), {
        error: ({ input }) =>
          `there is no file public${stillOf(String(input))}, the still of its clip`,
      }),
  )
  // Not `max`, which hides the other problems.
  .refine((clips) => clips.length <= 6, { error: 'should name six clips at most' });

function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function isThere(address: string): boolean {
  return !isOwnPath(address) || existsSync(path.join('public', decoded(address)));
}

function stillOf(clip: string): string {
  return clip.replace(/\.mp4$/, '.jpg');
}

/** As the server decodes it. A malformed escape stays, and no file has such a name. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
