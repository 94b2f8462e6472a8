import { readPercent } from '@/data/normalise/readAmount';

describe('readPercent', () => {
  it.each<[value: unknown, percent: number]>([
    [1, 1],
    [98.9, 99],
    ['20', 20],
    ['20%off.', 20],
    ['20 per cent off', 20],
    ['20% discount', 20],
    ['12.5%', 13],
    ['২০ %', 20],
    ['२०%', 20],
  ])('reads %j as %d', (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });

  it.each<[value: unknown]>([
    [0],
    [-5],
    [0.2],
    [99.5],
    ['100%'],
    ['-20%'],
    ['20-30%'],
    ['20%%'],
    ['upto 20%'],
    ['%'],
  ])('rejects %j', (value) => {
    expect(readPercent(value)).toBeUndefined();
  });

  it.each([78, 79])('never reads part of a number, even after %d spaces', (spaces) => {
    expect([25, undefined]).toContain(readPercent(`${' '.repeat(spaces)}25%`));
  });

  it.each([10, 100, 500])('never reads one of two numbers, even %d spaces apart', (spaces) => {
    expect(readPercent(`20${' '.repeat(spaces)}to 30`)).toBeUndefined();
  });
});
