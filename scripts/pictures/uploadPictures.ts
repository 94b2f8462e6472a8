import { withLastLine } from '../withLastLine';
import type { LocalPicture } from './LocalPicture';
import type { PictureBucket } from './PictureBucket';

const SAID_EVERY = 25;

/**
 * Uploads pictures one by one, unless the bucket has them.
 * @throws Error that names the picture at fault and how many are in the bucket.
 */
export async function uploadPictures(
  pictures: readonly LocalPicture[],
  storage: PictureBucket,
  say: (line: string) => void,
): Promise<void> {
  let uploaded = 0;
  let at = 0;
  const soFar = () =>
    `${at} of ${pictures.length} pictures are in the bucket; no document was written. Run it again: it goes on from there.`;
  await withLastLine(
    () => `Interrupted. ${soFar()}`,
    say,
    async () => {
      for (const [index, picture] of pictures.entries()) {
        at = index;
        try {
          if (!(await storage.has(picture))) {
            const shrunk = await picture.shrink();
            if ('reason' in shrunk) throw new Error(shrunk.reason);
            await storage.upload(picture, shrunk.jpeg);
            uploaded += 1;
          }
        } catch (cause) {
          throw new Error(
            `${picture.fileName}: ${cause instanceof Error ? cause.message : String(cause)}\n${soFar()}`,
            { cause },
          );
        }
        if ((index + 1) % SAID_EVERY === 0) say(`  ${index + 1} of ${pictures.length} pictures`);
      }
    },
  );
  say(`Pictures: ${uploaded} uploaded, ${pictures.length - uploaded} there already.`);
}
