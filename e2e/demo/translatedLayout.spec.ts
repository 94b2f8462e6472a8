import { languages, localPath, otherLanguageCodes } from '../../src/shop/languages';
import { axeViolations } from '../axeViolations';
import { horizontalOverflow } from '../horizontalOverflow';
import { pageKinds } from '../pageKinds';
import { stubPictures } from '../stubPictures';
import { expect, test } from '../test';
import { textFaults } from '../textFaults';
import { visit } from '../visit';

// One of the last files: its tests share the processors that others leave.
test.describe.configure({ mode: 'parallel' });

/*
 * Each kind of page in Bengali and Hindi, opened once: their words are longer and their letters higher than English ones.
 * The widths are those of small phones and those just above a breakpoint, where a row has the least room; English pages
 * are swept at all of them.
 */

const widths = [320, 360, 480, 768, 1024, 1280, 1920];

/** Just too high for a phone in landscape. A higher window only costs time to draw. */
const HEIGHT = 500;

/** The widths with text of twice the size. */
const largeTextWidths = [320, 412, 1280];

for (const code of otherLanguageCodes) {
  test.describe(`in ${code}`, () => {
    test.use({ locale: languages[code].tag });

    for (const kind of pageKinds) {
      const path = localPath(languages[code], kind);
      test(`${path} fits every width and large text, and is accessible`, async ({
        page,
        allowConsole,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await stubPictures(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await visit(page, path, allowConsole);
        // Both languages have the same elements.
        if (code === 'bn') expect.soft(await axeViolations(page)).toEqual([]);
        const faults: Record<string, string[]> = {};
        const look = async (width: number, name: string) => {
          await page.setViewportSize({ width, height: HEIGHT });
          const over = await horizontalOverflow(page);
          const found = await textFaults(page);
          if (over > 0) found.push(`${over} pixels too wide`);
          if (found.length > 0) faults[name] = found;
        };
        for (const width of widths) await look(width, String(width));
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        for (const width of largeTextWidths) await look(width, `${width} at 200 %`);
        expect(faults).toEqual({});
      });
    }
  });
}
