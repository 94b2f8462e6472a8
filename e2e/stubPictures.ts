import type { Page } from '@playwright/test';

/**
 * Replaces each optimised picture with a drawing: a colour derived from the picture's address, and a cross that shows
 * how it is cropped. A screenshot then clearly shows which picture is where and how it is cropped, and its file stays
 * small.
 */
export async function stubPictures(page: Page): Promise<void> {
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
