import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { atTerminal, keys } from '../../helpers/atTerminal';
import { emptyFolder } from '../../helpers/emptyFolder';

const options = ['--import', require.resolve('tsx')];
const moduleAt = (name: string) => JSON.stringify(path.resolve(`scripts/${name}.ts`));

/** A command of these lines in a file. Its `talk` is the Conversation. */
function command(...lines: readonly string[]): string {
  const file = path.join(emptyFolder(), 'command.ts');
  writeFileSync(
    file,
    `import { runCommand } from ${moduleAt('runCommand')};
    import { withTerminal } from ${moduleAt('withTerminal')};
    runCommand(() => withTerminal(async (talk) => { ${lines.join('\n')} }));`,
  );
  return file;
}

const atWork = command('talk.say("Done.");', 'return true;');
const asking = command(
  'talk.say((await talk.confirm("Add 12?")) ? "Added." : "Left."); return true;',
);

(process.platform === 'win32' ? describe.skip : describe)('a command at a terminal', () => {
  it.each([
    ['y', 'Added.'],
    ['n', 'Left.'],
    [keys.enter, 'Left.'],
    [keys.ctrlC, 'Left.'],
  ])('asks, and takes %j for an answer', async (pressed, said) => {
    const terminal = atTerminal('.', ...options, asking);
    await terminal.reads('◆  Add 12?');
    terminal.types(pressed);
    await terminal.reads(said);
    expect(await terminal.ended).toMatchObject({ status: 0 });
  });
});

describe('a command in a pipe', () => {
  it.each([
    ['says its lines alone', atWork, 'Done.\n'],
    [
      'has nobody to ask',
      asking,
      'Add 12? Nobody is there to answer; add --yes to agree.\nLeft.\n',
    ],
  ])('%s', (_what, file, said) => {
    const { stdout } = spawnSync(process.execPath, [...options, file], { encoding: 'utf8' });
    expect(stdout).toBe(said);
  });
});
