import { oneFile, readOptions } from '../../scripts/readOptions';

const { env } = process;

afterEach(() => {
  process.env = env;
});

/** What the command gets of a line, and of npm. */
function read(args: string[], byNpm: Record<string, string> = {}) {
  process.env = { ...env, npm_lifecycle_event: 'catalogue:sync', ...byNpm };
  return readOptions({
    args,
    allowPositionals: args.length < 4,
    options: {
      pictures: { type: 'string' },
      keep: { type: 'string' },
      yes: { type: 'boolean' },
    },
  });
}

describe('readOptions', () => {
  it('gives what was typed', () => {
    const { values, positionals } = read(['a.xlsx', '--pictures', 'b'], { npm_config_yes: 'true' });
    expect({ ...values, positionals }).toEqual({ pictures: 'b', positionals: ['a.xlsx'] });
  });

  it.each<[typed: string[], byNpm: Record<string, string>, says: string]>([
    [
      ['a.xlsx', 'b'],
      { npm_config_pictures: 'true' },
      'npm kept --pictures for itself. Type -- before it: npm run catalogue:sync -- … --pictures …',
    ],
    [['a.xlsx'], { npm_config_keep: 'copy.xlsx' }, 'npm kept --keep'],
    [
      ['--picture', 'b'],
      {},
      "Unknown option '--picture'. It knows --pictures, --keep, --yes; npm run catalogue:sync -- --help explains them.",
    ],
    [['--pictures'], {}, "Option '--pictures <value>' argument missing"],
    [['--yes=1'], {}, "Option '--yes' does not take an argument"],
  ])('says of %j %j what to type', (typed, byNpm, says) => {
    expect(() => read(typed, byNpm)).toThrow(says);
  });
});

describe('oneFile', () => {
  it('asks for quotation marks around a name with a space', () => {
    expect(oneFile(['my shop.xlsx'])).toBe('my shop.xlsx');
    for (const typed of [[], ['my', 'shop.xlsx']])
      expect(() => oneFile(typed)).toThrow('Name one file. A name with a space needs quotation');
  });
});
