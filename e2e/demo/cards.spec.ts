import type { Page } from '@playwright/test';
import { languages, localPath } from '../../src/shop/languages';
import { expect, test } from '../test';
import { visit } from '../visit';

/** The cards of the offers are of all shelves, the demo's longest names among them. */
const PATH = '/offers';

for (const language of Object.values(languages)) {
  test(`cards in ${language.code} show name and text at every width`, async ({
    page,
    allowConsole,
  }) => {
    await visit(page, localPath(language, PATH), allowConsole);
    for (const width of [360, 412, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const { cards, cutNames, unseenTexts, emptyRows } = await lookAtCards(page);
      expect(cards, `at ${width}`).toBeGreaterThanOrEqual(20);
      expect(unseenTexts, `texts at ${width}`).toEqual([]);
      expect(emptyRows, `empty rows at ${width}`).toEqual([]);
      expect(cutNames.length, `${cutNames} at ${width}`).toBeLessThanOrEqual(cards / 20);
    }
  });
}

/** Names of the cards whose name is cut, whose description is not seen, or whose row of texts shows nothing. */
function lookAtCards(page: Page) {
  return page.evaluate(() => {
    // Gives cards further down their true height, too (`renderNearViewport`).
    document.documentElement.dataset.exact = '';
    const cards = [...document.querySelectorAll('main article')].map((card) => {
      const link = card.querySelector('h2 > a');
      const row = card.querySelector('.texts');
      const parts = row?.children.length ? [...row.children] : row ? [row] : [];
      const seen = parts.filter((part) => {
        const { top, height } = part.getBoundingClientRect();
        return height >= 16 && top < Number(row?.getBoundingClientRect().bottom) - 8;
      });
      return {
        name: link?.textContent ?? '',
        isCut: link !== null && link.scrollHeight > link.clientHeight + 2,
        isTextSeen: parts.at(-1) === seen.at(-1) && seen.length > 0,
        isRowEmpty: row !== null && row.clientHeight > 0 && seen.length === 0,
      };
    });
    const namesOf = (some: typeof cards) => some.map(({ name }) => name);
    return {
      cards: cards.length,
      cutNames: namesOf(cards.filter(({ isCut }) => isCut)),
      unseenTexts: namesOf(cards.filter(({ isTextSeen }) => !isTextSeen)),
      emptyRows: namesOf(cards.filter(({ isRowEmpty }) => isRowEmpty)),
    };
  });
}
