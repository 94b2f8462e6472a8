import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { oneFile, readOptions } from '../../scripts/readOptions';
import { emptyFolder } from '../helpers/emptyFolder';

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
      'storage-emulator': { type: 'string' },
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
    [['a.xlsx'], { npm_config_storage_emulator: '127.0.0.1:9199' }, 'npm kept --storage-emulator'],
    [
      ['--picture', 'b'],
      {},
      'There is no option --picture. It knows --pictures, --storage-emulator, --yes; npm run catalogue:sync -- --help explains them.',
    ],
    [['--pictures'], {}, '--pictures needs a value after it.'],
    [['--pictures', '--yes'], {}, '--pictures needs a value after it.'],
    [['--yes=1'], {}, '--yes takes no value.'],
    [['--pictures', 'my', 'photos', '--yes'], {}, '"photos" belongs to no option; a name with'],
  ])('says of %j %j what to type', (typed, byNpm, says) => {
    expect(() => read(typed, byNpm)).toThrow(says);
  });
});

describe('oneFile', () => {
  it('asks for quotation marks around a name with a space', () => {
    const file = path.join(emptyFolder(), 'my shop.xlsx');
    writeFileSync(file, '');
    expect(oneFile([file])).toBe(file);
    expect(() => oneFile(file.split(' '))).toThrow(`quotation marks around it, "${file}"`);
  });

  it.each([
    [[], 'Name one file.'],
    [['a.xlsx', 'photos'], 'Name one file, not "a.xlsx" and "photos". A name with a space'],
  ])('says of %j what is wrong', (typed, says) => {
    expect(() => oneFile(typed)).toThrow(says);
  });
});
