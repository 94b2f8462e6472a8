import type { Page } from '@playwright/test';
import { screens } from '../screens';
import { stubPictures } from '../stubPictures';
import { untilHydrated } from '../untilHydrated';
import { visit } from '../visit';

/**
 * Opens a page whose layout is looked at: the shop is open, nothing moves, pictures are drawings. The window is wide,
 * because the footer's groups are open from the start there, and stay open: that is most to find room for.
 */
export async function openAtRest(
  page: Page,
  path: string,
  allowConsole: (expected: RegExp) => void,
): Promise<void> {
  await page.clock.install({ time: '2026-11-23T12:00:00+05:30' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubPictures(page);
  await page.setViewportSize(screens.wide);
  await visit(page, path, allowConsole);
  await untilHydrated(page);
}
