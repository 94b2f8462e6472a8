import { english } from '@/messages/en/english';
import { hindi } from '@/messages/hi/hindi';
import type { Messages } from '@/messages/Messages';

const times = Array.from({ length: 24 * 60 }, (_, minutes) => minutes);
const days = [0, 1, 2, 3, 4, 5, 6, 14];

function allTexts({ openNow, closedNow, opensAgain }: Messages['hours']): string[] {
  return [
    openNow(),
    closedNow,
    ...times.flatMap((minutes) => [
      openNow(minutes),
      ...days.map((inDays) => opensAgain(inDays, inDays % 7, minutes)),
    ]),
  ];
}

/** Roughly how wide a word is, in letters: marks above and below take no width, a conjunct that of one letter. */
function widthOf(word: string): number {
  return word.replace(/[\u094D\u09CD]\p{L}|\p{Mn}/gu, '').length;
}

/** How many lines the text takes when a line holds `letters` letters. */
function lines(text: string, letters: number): number {
  let [count, left] = [1, letters];
  for (const width of text.split(' ').map(widthOf)) {
    if (width > left) [count, left] = [count + 1, letters];
    left -= width + 1;
  }
  return count;
}

describe('hours.longestNow, which reserves the space for "open now"', () => {
  it.each([english, hindi])(
    'takes as many lines as the longest real text at every width in $name',
    ({ messages: { hours } }) => {
      const texts = allTexts(hours);
      for (let letters = widthOf(hours.longestNow); letters >= 9; letters -= 1) {
        const most = Math.max(...texts.map((text) => lines(text, letters)));
        expect({ letters, lines: lines(hours.longestNow, letters) }).toEqual({
          letters,
          lines: most,
        });
      }
    },
  );
});
