import { hoursMessages } from '@/messages/en/hoursMessages';

const { longestNow, openNow, closedNow, opensAgain } = hoursMessages;
const times = Array.from({ length: 24 * 60 }, (_, minutes) => minutes);
const days = [0, 1, 2, 3, 4, 5, 6, 14];

const allTexts = [
  openNow(),
  closedNow,
  ...times.flatMap((minutes) => [
    openNow(minutes),
    ...days.map((inDays) => opensAgain(inDays, inDays % 7, minutes)),
  ]),
];

/** How many lines the text takes when a line holds `letters` characters. */
function lines(text: string, letters: number): number {
  let [count, left] = [1, letters];
  for (const { length } of text.split(' ')) {
    if (length > left) [count, left] = [count + 1, letters];
    left -= length + 1;
  }
  return count;
}

describe('hoursMessages.longestNow, which reserves the space for "open now"', () => {
  it('takes as many lines as the longest real text at every width', () => {
    for (let letters = longestNow.length; letters >= 9; letters -= 1) {
      const most = Math.max(...allTexts.map((text) => lines(text, letters)));
      expect({ letters, lines: lines(longestNow, letters) }).toEqual({ letters, lines: most });
    }
  });
});
