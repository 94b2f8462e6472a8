import { boldFamilies } from '@styles/boldFamilies';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

const FAMILIES = `'${boldFamilies.text}','${boldFamilies.headings}'`;

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
    // Those of weight 400, too, although they have come: a browser shows another font while it looks for them.
    const loads = [400, 600].map((weight) =>
      // Old browsers don't know `document.fonts`. A font that does not come is not missed.
      document.fonts?.load(`${weight} 1em ${FAMILIES}`, LETTERS),
    );
    const [, bold] = await Promise.all(loads).catch(() => []);
    if (bold?.length) document.documentElement.toggleAttribute('data-bold', true);
  });
}
