import { titlesWith } from '@/search/titlesWith';

const titled = (title: string) => ({ title });
const shelf = [titled('Silk Touch Honey Foundation'), titled('কাজল কালো Kajol Stick'), {}];

describe('titlesWith', () => {
  it.each([
    ['silk', [0]],
    ['SILK TOUCH', [0]],
    ['undation', [0]],
    [' honey ', [0]],
    ['কালো kajol', [1]],
    ['k', [0, 1]],
    ['silk  touch', []],
    ['lipstick', []],
    ['', []],
    ['  ', []],
    ['.*', []],
  ])('leaves of what is filtered by %j: %j', (typed, left) => {
    expect(titlesWith(typed, shelf)).toEqual(left.map((n) => shelf[n]));
  });
});
