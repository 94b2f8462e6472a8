import type { Refusal } from '../import/parseRows';
import type { WantedPicture } from './wantedPictures';

/** Number of pictures between two lines of progress. */
const SAID_EVERY = 25;

/** Decodes pictures whole, and refuses the cells whose pictures can't be: nothing was asked or written yet. */
export async function pictureFaults(
  wanted: readonly WantedPicture[],
  say: (line: string) => void,
): Promise<Refusal[]> {
  const faults: Refusal[] = [];
  for (const [index, { row, column, picture }] of wanted.entries()) {
    const shrunk = await picture.shrink();
    if ('reason' in shrunk)
      faults.push({ row, column, reason: `"${picture.fileName}" ${shrunk.reason}` });
    if ((index + 1) % SAID_EVERY === 0)
      say(`  Looked at ${index + 1} of ${wanted.length} pictures`);
  }
  return faults;
}
