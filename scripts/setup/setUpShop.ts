import { askSettings, type SetupConversation } from './askSettings';
import { envFile } from './envFile';
import { readExample } from './readExample';

interface Files {
  /** The text of .env.example. */
  readonly example: string;
  /** What .env.local says now; empty where there is none. */
  readonly before: ReadonlyMap<string, string>;
  /** Writes .env.local, whole or not at all. */
  readonly write: (text: string) => void;
}

/**
 * Asks for every setting, shows what changes, and writes .env.local after a yes. Can be run again: what is there is offered.
 * @returns whether it was written, or there was nothing to change.
 */
export async function setUpShop(
  { example, before, write }: Files,
  conversation: SetupConversation,
): Promise<boolean> {
  const { say, ask } = conversation;
  say('Each setting in turn. Enter leaves one empty, or as it is; what is wrong is said at once.');
  say('Nothing is written before you have seen it and said yes.');
  const values = await askSettings(readExample(example), before, conversation);
  const changes = values ? changesOf(before, values) : [];
  if (values && changes.length === 0) {
    say('\nNothing changed: .env.local stays as it is.');
    return true;
  }
  if (values) {
    say('\nThis will be written into .env.local:');
    for (const change of changes) say(`  ${change}`);
    if (/^y(es)?$/i.test((await ask('Write it? [y/N] '))?.trim() ?? '')) {
      write(envFile(example, values));
      say('Written. Build the site again: npm run build.');
      return true;
    }
  }
  say('\nNothing was written.');
  return false;
}

function changesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    return now === undefined ? `${name} is emptied (was ${old})` : `${name}=${now}`;
  });
}
