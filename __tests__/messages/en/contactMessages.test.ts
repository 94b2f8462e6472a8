import { contactMessages } from '@/messages/en/contactMessages';

const { longestNow, openNow, closedNow, opensAgain } = contactMessages;
const times = Array.from({ length: 24 * 60 }, (_, minutes) => minutes);
const days = [0, 1, 2, 3, 4, 5, 6, 14];

const said = [
  openNow(),
  closedNow,
  ...times.flatMap((minutes) => [
    openNow(minutes),
    ...days.map((inDays) => opensAgain(inDays, inDays % 7, minutes)),
  ]),
];

/** On how many lines of so many letters a text stands. */
function lines(text: string, letters: number): number {
  let [count, left] = [1, letters];
  for (const { length } of text.split(' ')) {
    if (length > left) [count, left] = [count + 1, letters];
    left -= length + 1;
  }
  return count;
}

describe('the longest word on whether the shop is open', () => {
  it('takes as many lines as any other at every width', () => {
    for (let letters = longestNow.length; letters >= 9; letters -= 1) {
      const most = Math.max(...said.map((text) => lines(text, letters)));
      expect({ letters, lines: lines(longestNow, letters) }).toEqual({ letters, lines: most });
    }
  });
});
