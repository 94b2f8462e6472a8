import { delayRequests } from '../delayRequests';
import { expect, test } from '../test';

test('the carousel starts with its pause button, moves on demand, and then stays stopped', async ({
  page,
}) => {
  // The carousel runs on the test's clock: on a slow machine it might otherwise advance by itself before the click.
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'From the counter' });
  await carousel.hover();
  await expect(carousel.getByRole('group', { includeHidden: true })).toHaveCount(3);
  const buttons = carousel.getByRole('button');
  await expect(buttons.first()).toHaveAccessibleName('Stop changing pictures');
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeInViewport();
  await expect(buttons.first()).toHaveAccessibleName('Change pictures by itself');
});

test('the carousel shows its buttons only when they work', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const carousel = page.getByRole('region', { name: 'From the counter' });
  await expect(carousel.getByRole('group', { name: '1 of 3' })).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  release();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeInViewport();
});

test('the carousel obeys a click before its library has loaded, and keeps its place afterwards', async ({
  page,
}) => {
  // The library loads after a while, or at once when somebody uses the carousel.
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const release = await delayRequests(page, '**/*.js');
  const carousel = page.getByRole('region', { name: 'From the counter' });
  const slides = carousel.getByRole('group', { includeHidden: true });
  const library = page.waitForRequest('**/*.js');
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await library;
  await expect(slides).toHaveCount(1);
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeInViewport();
  release();
  await expect(slides).toHaveCount(3);
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeInViewport();
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
});

test('the first view sends no request to third parties', async ({ page, baseURL }) => {
  const thirdPartyRequests: string[] = [];
  page.on(
    'request',
    (request) => request.url().startsWith(baseURL ?? '') || thirdPartyRequests.push(request.url()),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(thirdPartyRequests).toEqual([]);
});

test('the back-to-top button shows past 20 pixels, on a category page past 100', async ({
  page,
}) => {
  for (const [route, offset] of [
    ['/', 20],
    ['/Foundation', 100],
  ] as const) {
    await page.goto(route);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate((y) => window.scrollTo(0, y), offset - 1);
    await expect(toTop).toBeHidden();
    await page.evaluate((y) => window.scrollTo(0, y), offset + 1);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`the welcome text ${moves ? 'moves and can be paused' : 'stands still, once, without a pause button'} with prefers-reduced-motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    const welcome = page.getByText(/^Welcome to .*Exclusive Pujo Collection$/);
    await expect(welcome.first()).toBeVisible();
    await expect(welcome.nth(1)).toBeVisible({ visible: moves });
    await expect(page.getByRole('button', { name: 'Pause the moving text' })).toBeVisible({
      visible: moves,
    });
    const moving = await welcome
      .first()
      .evaluate(({ parentElement }) => parentElement?.getAnimations().length);
    expect(moving).toBe(moves ? 1 : 0);
  });
}
