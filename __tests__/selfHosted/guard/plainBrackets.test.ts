import { plainBrackets } from '@/selfHosted/guard/plainBrackets';

describe('plainBrackets', () => {
  it.each([
    ['/%5Bcategory%5D', '/[category]'],
    ['/bn/%5bcategory%5d?a=%5B', '/bn/[category]?a=%5B'],
    ['/Foundation%5D', '/Foundation]'],
  ])('takes %s for %s', (url, plain) => {
    expect(plainBrackets(url)).toBe(plain);
  });

  it.each([
    '/',
    '/Foundation/%E0%A6%95-01?q=%5B',
    '/_next/static/chunks/pages/%5Bcategory%5D-1a2b.js',
    '*',
  ])('leaves %s as it is', (url) => {
    expect(plainBrackets(url)).toBe(url);
  });
});
