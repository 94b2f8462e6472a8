import { firstWords } from '@/product/firstWords';

describe('firstWords', () => {
  it.each<[text: string, limit: number, shown: string]>([
    ['Rose', 10, 'Rose'],
    ['', 10, ''],
    ['Soft rose compact', 11, 'Soft rose compact'],
    ['Soft rose compact with a mirror', 17, 'Soft rose compact…'],
    ['Soft rose compact with a mirror', 16, 'Soft rose…'],
    ['Soft rose, in a small case', 14, 'Soft rose…'],
    ['Soft rose –  in a small case', 14, 'Soft rose…'],
    ['গাঢ় ত্বকের রঙের সঙ্গে মানানসই', 12, 'গাঢ় ত্বকের…'],
    ['🌹🌹🌹🌹🌹🌹🌹🌹🌹🌹🌹🌹', 4, '🌹🌹🌹🌹…'],
    ['a b c d e f g h i j k l m', 5, 'a…'],
  ])('shows %j within %i characters as %j', (text, limit, shown) => {
    expect(firstWords(text, limit)).toBe(shown);
  });
});
