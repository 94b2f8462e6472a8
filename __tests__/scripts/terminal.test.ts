import * as clack from '@clack/prompts';
import { terminal } from '../../scripts/terminal';

jest.mock('@clack/prompts');

const asks = () => terminal.confirm('Add 12?');
const [stdin] = [process.stdin.isTTY];

/** Somebody is at the terminal, or nobody. */
function setTerminal(isThere: boolean): void {
  process.stdin.isTTY = isThere;
  jest.mocked(clack.isTTY).mockReturnValue(isThere);
  jest.mocked(clack.isCI).mockReturnValue(false);
}

afterAll(() => {
  process.stdin.isTTY = stdin;
});

describe('terminal', () => {
  it.each([
    ['a\u001b[2Jb', 'a [2Jb'],
    ['a\r\nb\u202ec', 'a  b c'],
    ['ক্\u200dষ ₹ 🙂', 'ক্\u200dষ ₹ 🙂'],
  ])('says %j without the characters that it would obey: %j', (line, plain) => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    terminal.say(line);
    expect(log).toHaveBeenCalledWith(plain);
  });

  it.each([
    ['yes', true, true],
    ['no', false, false],
    ['Ctrl+C', Symbol('cancelled'), false],
  ])('asks, and takes %s for an answer', async (_what, answer, taken) => {
    setTerminal(true);
    jest.mocked(clack.confirm).mockResolvedValue(answer as boolean);
    expect(await asks()).toBe(taken);
    expect(clack.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Add 12?', initialValue: false }),
    );
  });

  it('has nobody to ask in a pipe, and says so', async () => {
    setTerminal(false);
    const log = jest.spyOn(console, 'log').mockImplementation();
    expect(await asks()).toBe(false);
    expect(log).toHaveBeenCalledWith('Add 12? Nobody is there to answer; add --yes to agree.');
  });
});
