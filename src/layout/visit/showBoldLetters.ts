import { boldFamilies } from '@styles/boldFamilies';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

const FAMILIES = `'${boldFamilies.text}','${boldFamilies.headings}'`;

const LETTERS = 'Aকक';

/**
 * Fetches the bold letters of the page's scripts, once idle, and marks the page for its styles.
 * They are as wide as the regular ones, so nothing moves. Not on a device that saves data.
 */
export function showBoldLetters(): void {
  whenIdle(async () => {
    if (!mayPrefetch()) return;
    // Weight 400 too: a browser shows another font while it looks for both.
    const loads = [400, 600].map((weight) =>
      // Old browsers have no `document.fonts`. A font that fails to load is not missed.
      document.fonts?.load(`${weight} 1em ${FAMILIES}`, LETTERS),
    );
    const [, bold] = await Promise.all(loads).catch(() => []);
    if (bold?.length) document.documentElement.toggleAttribute('data-bold', true);
  });
}
