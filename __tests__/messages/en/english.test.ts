import { clockOf, dayName, dayOf } from '@/messages/en/calendar';

const moments = Array.from({ length: 400 }, (_, n) => new Date(2026, 0, 1, 0, n * 1327));

describe('dates in English', () => {
  it('match the en-IN locale data of Intl', () => {
    for (const at of moments) {
      expect(dayOf(at)).toBe(at.toLocaleString('en-IN', { day: 'numeric', month: 'long' }));
      expect(clockOf(at)).toBe(at.toLocaleString('en-IN', { hour: 'numeric', minute: '2-digit' }));
    }
  });

  it.each([
    ['2026-09-02', '2 September 2026'],
    ['2026-09', 'September 2026'],
  ])('say %s as %s', (date, words) => {
    expect(dayName(date)).toBe(words);
  });
});
