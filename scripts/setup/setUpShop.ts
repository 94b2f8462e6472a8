import { askSettings, LEAVE_THE_REST, type SetupConversation } from './askSettings';
import { envFile } from './envFile';
import { type OfferedSetting, readExample } from './readExample';

interface Files {
  /** The text of .env.example. */
  readonly example: string;
  /** What .env.local says now; empty where there is none. */
  readonly before: ReadonlyMap<string, string>;
  /** Writes .env.local, whole or not at all. */
  readonly write: (text: string) => void;
}

/**
 * Asks for every setting, shows what changes, and writes .env.local after a yes; a setting that is named instead is asked for
 * again. Can be run again: what is there is offered.
 * @returns whether it was written, or there was nothing to change.
 */
export async function setUpShop(
  { example, before, write }: Files,
  conversation: SetupConversation,
): Promise<boolean> {
  const { say } = conversation;
  say('Each setting in turn, the needed ones first. Enter leaves one empty, or as it is; what is');
  say(`wrong is said at once. A full stop (${LEAVE_THE_REST}) leaves all that follow as they are.`);
  say('Nothing is written before you have seen it and said yes.');
  const offered = readExample(example);
  let values = await askSettings(offered, before, conversation);
  while (values) {
    const changes = changesOf(before, values);
    if (changes.length === 0) {
      say('\nNothing changed: .env.local stays as it is.');
      return true;
    }
    const decision = await review(changes, offered, conversation);
    if (decision === 'write') {
      write(envFile(example, values));
      say('Written. Build the site again: npm run build.');
      return true;
    }
    if (decision === 'leave') break;
    values = await askSettings(offered, values, conversation, [decision]);
  }
  say('\nNothing was written.');
  return false;
}

/** Shows what would be written and asks until it is decided: an Enter too many neither writes nor loses what was typed. */
async function review(
  changes: readonly string[],
  offered: readonly OfferedSetting[],
  { say, ask }: SetupConversation,
): Promise<'write' | 'leave' | OfferedSetting> {
  say('\nThis will be written into .env.local:');
  for (const change of changes) say(`  ${change}`);
  for (;;) {
    const typed = await ask("Write it? y for yes, n for no, or a setting's name to type it anew: ");
    const answer = typed?.trim().toUpperCase();
    if (answer === undefined || /^NO?$/.test(answer)) return 'leave';
    if (/^Y(ES)?$/.test(answer)) return 'write';
    const named = offered.find(({ name }) => name === answer);
    if (named) return named;
  }
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
