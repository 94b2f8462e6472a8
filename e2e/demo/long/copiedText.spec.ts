import { joinedWords } from '../../joinedWords';
import { pageKinds } from '../../pageKinds';
import { expect, test } from '../../test';
import { visit } from '../../visit';

test.describe('copied text', () => {
  for (const path of [...pageKinds, '/search?q=kajal'])
    test(`of ${path} has a space wherever the layout shows one`, async ({ page, allowConsole }) => {
      await visit(page, path, allowConsole);
      expect(await page.evaluate(joinedWords)).toEqual([]);
    });
});
