import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { scripts } from '../../package.json';

const readme = readFileSync('README.md', 'utf8');

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

describe('the README', () => {
  it('names only commands that exist', () => {
    const named = firstGroups(readme, /\bnpm (?:run )?([a-z][\w:-]*)/g);
    const npmsOwn = ['ci', 'install'];
    expect(
      named.filter((name) => !Object.hasOwn(scripts, name) && !npmsOwn.includes(name)),
    ).toEqual([]);
  });

  it('has the test command that .ci/run extracts from it', () => {
    const [extraction = 'exit 1'] = firstGroups(
      readFileSync('.ci/run', 'utf8'),
      /^test_command=\$\((.+)\)$/gm,
    );
    expect(execFileSync('bash', ['-c', extraction], { encoding: 'utf8' })).toMatch(
      /^npm .*\bnpm test\n$/,
    );
  });
});
