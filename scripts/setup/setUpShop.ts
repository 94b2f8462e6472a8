import { askSettings, LEAVE_THE_REST } from './askSettings';
import { envFile } from './envFile';
import { type OfferedSetting, readExample } from './readExample';
import type { SetupConversation } from './SetupConversation';

interface Files {
  /** The text of .env.example. */
  readonly example: string;
  /** The settings in .env.local now; empty if there is no such file. */
  readonly before: ReadonlyMap<string, string>;
  /** Writes .env.local atomically. */
  readonly write: (text: string) => void;
}

/**
 * Asks for the settings that every shop needs, or for all, shows the changes, and writes .env.local after a yes. If the user names a setting instead,
 * asks for it again. Can be run again: it then offers the present values.
 * @returns whether it was written, or there was nothing to change.
 */
export async function setUpShop(
  { example, before, write }: Files,
  conversation: SetupConversation,
  { all }: { readonly all: boolean },
): Promise<boolean> {
  const { say } = conversation;
  const offered = readExample(example);
  const first = all ? offered : offered.filter(({ isUsual }) => isUsual);
  say(openingOf(first.length, offered.length));
  say('The required ones come first. Enter keeps a setting as it is;');
  say(
    `mistakes are reported at once. A full stop (${LEAVE_THE_REST}) keeps all remaining settings.`,
  );
  say('Nothing is written before you have seen the changes and said yes.');
  let values = await askSettings(offered, before, conversation, first);
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

function openingOf(asked: number, all: number): string {
  if (asked === all) return `You are asked for all ${all} settings.`;
  return `You are asked for ${asked} settings. The other ${all - asked} stay as they are: npm run shop:setup -- --all asks for them, too.`;
}

/** Shows the changes and asks until the user decides. An extra Enter neither writes nor discards what was typed. */
async function review(
  changes: readonly string[],
  offered: readonly OfferedSetting[],
  { say, ask }: SetupConversation,
): Promise<'write' | 'leave' | OfferedSetting> {
  say('\nThis will be written into .env.local:');
  for (const change of changes) say(`  ${change}`);
  for (;;) {
    const typed = await ask(
      "Write it? y for yes, n for no, or a setting's name to type it again: ",
    );
    const answer = typed?.trim().toUpperCase();
    if (answer === undefined || /^NO?$/.test(answer)) return 'leave';
    if (/^Y(ES)?$/.test(answer)) return 'write';
    const named = offered.find(({ name }) => name === answer);
    if (named) return named;
    if (answer) say(`  "${typed?.trim()}" is no setting. Their names are ${listed(offered)}.`);
  }
}

function listed(offered: readonly OfferedSetting[]): string {
  return offered.map(({ name }) => name).join(', ');
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
