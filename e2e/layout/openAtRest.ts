import type { Page } from '@playwright/test';
import { screens } from '../screens';
import { untilHydrated } from '../untilHydrated';
import { visit } from '../visit';

/**
 * Opens a page whose layout is looked at: the shop is open, nothing moves, pictures are drawings. The window is wide,
 * because there the footer's groups are open from the start, and stay open, so that all of their texts are looked at.
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

/**
 * Replaces each optimised picture with a drawing: a colour derived from the picture's address, and a cross that shows
 * how it is cropped. A screenshot then clearly shows which picture is where and how it is cropped, and its file stays
 * small.
 */
async function stubPictures(page: Page): Promise<void> {
  await page.route('**/_next/image?*', (route) => {
    const address = new URL(route.request().url()).searchParams.get('url') ?? '';
    return route.fulfill({ contentType: 'image/svg+xml', body: drawing(address) });
  });
}

function drawing(address: string): string {
  const hue = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="hsl(${hue} 60% 70%)"/>
    <path d="M0 0 L800 600 M800 0 L0 600 M20 20 H780 V580 H20 Z" fill="none" stroke="hsl(${hue} 60% 35%)" stroke-width="12"/>
  </svg>`;
}
