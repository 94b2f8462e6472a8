import { axeViolations } from '../axeViolations';
import { delayRequests } from '../delayRequests';
import { expect, test } from '../test';

test('the carousel shows its buttons only when they work', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const carousel = page.getByRole('region', { name: 'From the counter' });
  await expect(carousel.getByRole('group', { name: '1 of 3' })).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  release();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeInViewport();
  // Once its library is there, all are in one row.
  const slides = carousel.getByRole('group', { includeHidden: true });
  await expect(slides).toHaveCount(3);
  const tops = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // A thumb swipes; what moves can be stopped there, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(carousel.getByRole('button', { name: /^(Next|Previous) picture/ })).toHaveCount(0);
  await expect(
    carousel.getByRole('button', { name: /^(Stop changing|Change) pictures/ }),
  ).toBeVisible();
});

test('a review clip loads nothing before the click, and one click plays it', async ({ page }) => {
  const clips: string[] = [];
  page.on('request', (request) => request.url().includes('.mp4') && clips.push(request.url()));
  await page.goto('/Reviewpage');
  await page.waitForLoadState('networkidle');
  expect(clips).toEqual([]);
  await page.getByRole('button', { name: 'Play: Review clip 2' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expect(page.locator('video')).toHaveAttribute('controls');
  await expect(page.locator('video')).toBeFocused();
  expect(await axeViolations(page, 'video')).toEqual([]);
});
