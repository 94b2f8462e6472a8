import type { Page } from '@playwright/test';

/** Share of the window's height that fixed and sticky bars take. */
export function barsShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = document.querySelectorAll('header, nav');
    const stuck = [...bars].filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position));
    const heights = stuck.map((bar) => bar.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

/**
 * Scrolls through the page, half a window at a time, and returns the names of the controls that the back-to-top button
 * covers. Where it stands above the bottom bar, whatever it covers can be scrolled away from below it: there the end of
 * the page alone counts. Controls that a bar covers anyway don't count, nor does a banner: a corner of it is no loss to a
 * finger. The scrolling runs inside the page: a round trip for each step would cost more than the check.
 */
export async function coveredByToTop(page: Page): Promise<string[]> {
  // The button appears half a window down. A page that is too short to scroll has none.
  const hasScrolled = await page.evaluate(() => {
    const hasBar = document.querySelector('main ~ nav')?.checkVisibility() ?? false;
    window.scrollTo({ top: hasBar ? document.body.scrollHeight : 0, behavior: 'instant' });
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    return window.scrollY > 0;
  });
  return hasScrolled ? page.getByRole('button', { name: 'Back to top' }).evaluate(coveredBy) : [];
}

async function coveredBy(button: Element): Promise<string[]> {
  const covered = new Set<string>();
  for (let before = -1; before !== window.scrollY; ) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const own = button.getBoundingClientRect();
    for (const x of [own.left + 2, own.x + own.width / 2, own.right - 2]) {
      for (const y of [own.top + 2, own.y + own.height / 2, own.bottom - 2]) {
        const [below] = document.elementsFromPoint(x, y).filter((each) => !button.contains(each));
        const control = below?.closest('a[href], button');
        const isBanner = control && control.clientWidth > window.innerWidth / 2;
        if (control && !isBanner)
          covered.add(control.getAttribute('aria-label') ?? control.textContent);
      }
    }
    before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  }
  return [...covered];
}

/**
 * The call and chat addresses that more than two links show at the same time, somewhere on the page. The bottom bar always
 * has both, and does not count.
 */
export function contactsShownTooOften(page: Page): Promise<string[]> {
  return page.evaluate(contactsInEachWindow);
}

async function contactsInEachWindow(): Promise<string[]> {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    ':not(main ~ nav) > a:is([href^="tel:"], [href*="//wa.me/"])',
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  const tooOften = new Set<string>();
  for (let before = -1; before !== window.scrollY; ) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const contacts = [...links]
      // A link about a product is an action of its own.
      .filter((link) => !link.getAttribute('aria-label')?.includes(': '))
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map(({ href }) => href);
    for (const contact of contacts)
      if (contacts.filter((other) => other === contact).length > 2) tooOften.add(contact);
    before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  }
  return [...tooOften];
}
