import { find, type Searched } from './find';

const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Searches for each letter while nobody does anything. What begins with one letter is the most that is ever found, so it is the
 * slowest to find, and the more so where the browser has never run the code: the words' hits are kept.
 */
export async function rehearse(searched: Searched): Promise<void> {
  for (const letter of FIRST_LETTERS) {
    await idleMoment();
    find(letter, searched);
  }
}

/** Safari has no idle callbacks. */
function idleMoment(): Promise<unknown> {
  return new Promise((begin) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(begin) : setTimeout(begin, 50),
  );
}
