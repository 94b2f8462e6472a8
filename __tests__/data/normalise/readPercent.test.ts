import { readPercent } from '@/data/normalise/readAmount';
import { notText } from '../../helpers/notText';

describe('readPercent', () => {
  it.each<[value: unknown, percent: number]>([
    [1, 1],
    [20, 20],
    [99, 99],
    [19.6, 20],
    [98.9, 99],
    ['20', 20],
    ['20%', 20],
    [' 20 % ', 20],
    ['20 % off', 20],
    ['20% OFF', 20],
    ['20%off.', 20],
    ['20 percent', 20],
    ['20 per cent off', 20],
    ['20% discount', 20],
    ['20 off', 20],
    ['12.5%', 13],
    ['২০%', 20],
    ['২০ %', 20],
    ['२०%', 20],
  ])('reads %j as %d', (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });

  it.each<[value: unknown]>([
    [0],
    [-5],
    [0.2],
    [100],
    [99.5],
    [1e308],
    ['0'],
    ['0%'],
    ['100%'],
    ['-20%'],
    ['20-30%'],
    ['20% to 30%'],
    ['20%%'],
    ['20/100'],
    ['upto 20%'],
    ['1e1'],
    ['NaN'],
    ['%'],
    ['off'],
  ])('rejects %j', (value) => {
    expect(readPercent(value)).toBeUndefined();
  });

  it.each([
    ['digits', '9'],
    ['spaces', ' '],
    ['percent signs', '% '],
  ])('rejects 100 KB of %s', (_what, part) => {
    expect(readPercent(part.repeat(100_000 / part.length))).toBeUndefined();
  });

  it.each(notText)('rejects %s', (_what, value) => {
    expect(readPercent(value)).toBeUndefined();
  });

  it.each([78, 79])('never reads part of a number, even after %d spaces', (spaces) => {
    expect([25, undefined]).toContain(readPercent(`${' '.repeat(spaces)}25%`));
  });

  it.each([10, 100, 500])('never reads one of two numbers, even %d spaces apart', (spaces) => {
    expect(readPercent(`20${' '.repeat(spaces)}to 30`)).toBeUndefined();
  });
});
