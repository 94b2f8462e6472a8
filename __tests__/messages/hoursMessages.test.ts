import { dictionaries } from '@/messages/dictionaries';
import { languageCodes } from '@/shop/languages';

const times = Array.from({ length: 24 * 60 }, (_, minutes) => minutes);
const days = [0, 1, 2, 3, 4, 5, 6, 14];
const letters = new Intl.Segmenter('en');

/**
 * About how wide a word is. In English each letter counts as one; beside Bengali and Hindi letters, digits and signs are
 * half as wide as a letter, and a conjunct is wider.
 */
function widthOf(word: string): number {
  return [...letters.segment(word)]
    .map(({ segment }) => {
      if (!/[\p{Script=Bengali}\p{Script=Devanagari}]/u.test(segment)) return 1;
      return /[\u09cd\u094d]./u.test(segment) ? 3 : 2;
    })
    .reduce((sum, width) => sum + width, 0);
}

/** The same few words make thousands of texts. */
const widths = new Map<string, number>();

function widthsOf(text: string): number[] {
  return text.split(' ').map((word) => {
    const width = widths.get(word) ?? widthOf(word);
    widths.set(word, width);
    return width;
  });
}

/** How many lines words of these widths take when a line has a width. */
function lines(words: readonly number[], width: number): number {
  let [count, left] = [1, width];
  for (const word of words) {
    if (word > left) [count, left] = [count + 1, width];
    left -= word + 1;
  }
  return count;
}

describe.each(languageCodes)('hoursMessages.longestNow, which reserves space, in %s', (code) => {
  const { longestNow, openNow, closedNow, opensAgain } = dictionaries[code].messages.hours;

  it('takes as many lines as the longest real text at every width', () => {
    const texts = [
      openNow(),
      closedNow,
      ...times.flatMap((minutes) => [
        openNow(minutes),
        ...days.map((inDays) => opensAgain(inDays, inDays % 7, minutes)),
      ]),
    ];
    const shapes = [...new Set(texts.map((text) => widthsOf(text).join(' ')))].map((shape) =>
      shape.split(' ').map(Number),
    );
    const longest = widthsOf(longestNow);
    const oneLine = longest.reduce((sum, width) => sum + width + 1, -1);
    for (let width = oneLine; width >= Math.max(...shapes.flat()); width -= 1) {
      const most = Math.max(...shapes.map((shape) => lines(shape, width)));
      expect({ width, lines: lines(longest, width) }).toEqual({ width, lines: most });
    }
  });
});
