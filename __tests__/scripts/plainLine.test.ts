import { plainLine } from '../../scripts/plainLine';

describe('plainLine', () => {
  it.each([
    ['a\u001b[2Jb', 'a [2Jb'],
    ['a\r\nb\u202ec', 'a  b c'],
    ['ক্\u200dষ ₹ 🙂', 'ক্\u200dষ ₹ 🙂'],
  ])('turns %j into %j', (line, plain) => {
    expect(plainLine(line)).toBe(plain);
  });
});
