import { expect, test } from '../test';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the keyboard opens the HAIR menu, follows an entry, and Escape closes it', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'HAIR', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Hair Machine' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Hair-Machine');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('hovering opens the MAKEUP menu and leaving closes it', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'MAKEUP', exact: true });
    await toggle.hover();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 700);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the drawer, and an entry leads to its page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Moisturizer' }).tap();
    await expect(page).toHaveURL('/Moistraizer');
    await expect(drawer).toBeHidden();
  });

  test('the drawer takes the focus, and returns it on Escape', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the labels of the bar at the bottom stand on one line', async ({ page }) => {
    for (const width of [320, 360, 375, 390, 412, 440, 600]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/Hair-flower');
      const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
      for (const label of [bar.getByText('Call us'), bar.getByText('WhatsApp us')]) {
        const faults = await label.evaluate((link) => {
          const text = document.createRange();
          text.selectNode(link.firstChild ?? link);
          const [words, pill] = [text.getBoundingClientRect(), link.getBoundingClientRect()];
          const lineHeight = Number.parseFloat(getComputedStyle(link).lineHeight);
          return {
            wraps: words.height > 1.5 * lineHeight,
            touches: words.left < pill.left + 4 || words.right > pill.right - 4,
          };
        });
        expect(faults, `at ${width}`).toEqual({ wraps: false, touches: false });
      }
    }
  });

  test('the bar at the bottom shows call and WhatsApp', async ({ page }) => {
    await page.goto('/Hair-flower');
    const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport();
  });
});
