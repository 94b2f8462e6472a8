import { youTubeId } from '@/data/normalise/playableMedia';
import { readPercent, readRupees } from '@/data/normalise/readAmount';
import fc from '../../helpers/fastCheck';
import { typedRupees } from '../../helpers/typedRupees';

describe('readRupees', () => {
  it('reads every amount up to a crore, however it is typed', () => {
    const property = fc.property(typedRupees, ({ text, amount }) => {
      expect(readRupees(text)).toBe(amount);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('rejects two amounts', () => {
    const amounts = fc.integer({ min: 1, max: 999 });
    const between = fc.constantFrom(' ', '-', ' - ', '/', ' to ', ', ', '\n', ' ₹');
    const property = fc.property(amounts, between, amounts, (one, separator, other) => {
      expect(readRupees(one + separator + other)).toBeUndefined();
      expect(readRupees(`₹${one}${separator}${other}/-`)).toBeUndefined();
    });
    fc.assert(property);
  });

  it('rejects a negative amount', () => {
    const property = fc.property(typedRupees, ({ text, amount }) => {
      expect(readRupees(text.replace(/\p{N}/u, '-$&'))).toBeUndefined();
      expect(readRupees(-amount)).toBeUndefined();
    });
    fc.assert(property);
  });
});

describe('readPercent', () => {
  it('reads every discount, however it is typed', () => {
    const before = fc.constantFrom('', ' ', '\n');
    const percents = fc.integer({ min: 1, max: 99 });
    const after = fc.constantFrom('', '%', ' %', '% off', '%OFF', ' percent off', '% Discount.');
    const property = fc.property(before, percents, after, (start, percent, end) => {
      expect(readPercent(start + percent + end)).toBe(percent);
    });
    fc.assert(property);
  });
});

describe('youTubeId', () => {
  it('reads the id of every video, in any form of its address', () => {
    const players = fc.constantFrom(
      ...['https://youtu.be/', 'https://www.youtube.com/watch?v=', 'https://youtube.com/shorts/'],
      ...['https://m.youtube.com/watch?app=m&v=', 'https://www.youtube-nocookie.com/embed/'],
    );
    const ids = fc.stringMatching(/^[\w-]{11}$/);
    const property = fc.property(players, ids, fc.constantFrom('', '#t=1'), (player, id, end) => {
      expect(youTubeId(player + id + end)).toBe(id);
    });
    fc.assert(property);
  });
});
