import { clock, clockOf, dayName, dayOf } from '@/messages/hi/calendar';

describe('times of day in Hindi', () => {
  it.each([
    [0, 'रात 12 बजे'],
    [3 * 60 + 59, 'रात 3:59 बजे'],
    [4 * 60, 'सुबह 4 बजे'],
    [10 * 60 + 5, 'सुबह 10:05 बजे'],
    [11 * 60 + 59, 'सुबह 11:59 बजे'],
    [12 * 60, 'दोपहर 12 बजे'],
    [15 * 60 + 59, 'दोपहर 3:59 बजे'],
    [16 * 60, 'शाम 4 बजे'],
    [19 * 60 + 30, 'शाम 7:30 बजे'],
    [20 * 60, 'रात 8 बजे'],
    [23 * 60 + 45, 'रात 11:45 बजे'],
    [24 * 60, 'रात 12 बजे'],
  ])('call minute %i of the day %s', (minutes, words) => {
    expect(clock(minutes)).toBe(words);
  });

  it('are read from a moment on the visitor’s clock', () => {
    expect(clockOf(new Date(2026, 10, 9, 15, 4))).toBe('दोपहर 3:04 बजे');
    expect(clockOf(new Date(2026, 10, 9, 20, 0))).toBe('रात 8 बजे');
  });
});

describe('dates in Hindi', () => {
  it('have the day and one of twelve months, in Latin digits', () => {
    const days = Array.from({ length: 12 }, (_, month) => dayOf(new Date(2026, month, 9)));
    expect(days[0]).toBe('9 जनवरी');
    expect(days[11]).toBe('9 दिसंबर');
    expect(new Set(days).size).toBe(12);
  });

  it.each([
    ['2026-09-02', '2 सितंबर 2026'],
    ['2026-11-30', '30 नवंबर 2026'],
    ['2026-09', 'सितंबर 2026'],
  ])('say %s as %s', (date, words) => {
    expect(dayName(date)).toBe(words);
  });
});
