import { boldFamily } from '@styles/boldFamily';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

/** A letter of each script. */
const LETTERS = 'Aকक';

/**
 * Fetches the bold letters of the page's scripts and marks the page for its styles, once it has loaded and the browser is
 * idle: buttons and headings are read well without them, and nothing moves when they come, because they are as wide as
 * the others. Not on a device that saves data.
 */
export function showBoldLetters(): void {
  whenIdle(async () => {
    if (!mayPrefetch()) return;
    // Old browsers don't know `document.fonts`. A font that does not come is not missed.
    const faces = await document.fonts?.load(`1em '${boldFamily}'`, LETTERS).catch(() => []);
    if (faces?.length) document.documentElement.toggleAttribute('data-bold', true);
  });
}
