import { withBoundWords } from '@/product/withBoundWords';

describe('withBoundWords', () => {
  it.each<[text: string, bound: string]>([
    ['', ''],
    ['Rose', 'Rose'],
    ['Liquid foundation in a warm shade', 'Liquid foundation in~a~warm shade'],
    ['Soft,  not sticky', 'Soft, not~sticky'],
    ['A light base for all', 'A~light base for~all'],
  ])('binds each little word of %j to the next one', (text, bound) => {
    expect(withBoundWords(text).replaceAll('\u00a0', '~')).toBe(bound);
  });
});
