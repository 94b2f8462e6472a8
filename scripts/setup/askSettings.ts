import { readSettings } from '../../src/data/settings/readSettings';
import { SettingsError } from '../../src/shop/SettingsError';
import type { OfferedSetting } from './readExample';

export interface SetupConversation {
  readonly say: (line: string) => void;
  /** The line that was typed; undefined when there will be none. */
  readonly ask: (question: string) => Promise<string | undefined>;
}

/** What is typed to empty a setting that has a value. */
const CLEAR = '-';

/** What is typed to be asked for nothing more. */
export const LEAVE_THE_REST = '.';

/**
 * Asks for each setting in turn, or until the rest is left as it is, checks each answer at once and asks again until it is right or
 * left empty, then all together.
 * @param first those that are asked for at all events; others where something is wrong with them.
 * @returns the settings, those that were there before and are not asked for included; undefined when the answers ended.
 */
export async function askSettings(
  offered: readonly OfferedSetting[],
  before: ReadonlyMap<string, string>,
  conversation: SetupConversation,
  first = offered,
): Promise<Map<string, string> | undefined> {
  const values = new Map(before);
  let toAsk = first;
  let part = '';
  while (toAsk.length > 0) {
    for (const setting of toAsk) {
      if (setting.part !== part) conversation.say(`\n--- ${setting.part} ---`);
      part = setting.part;
      const value = await askOne(setting, values.get(setting.name) ?? '', conversation);
      if (value === undefined) return undefined;
      if (value === LEAVE_THE_REST) break;
      if (value) values.set(setting.name, value);
      else values.delete(setting.name);
    }
    const problems = problemsOf(Object.fromEntries(values));
    toAsk = offered.filter(({ name }) => problems.some((one) => one.startsWith(`${name}: `)));
    if (toAsk.length > 0) conversation.say(`\nTogether they don't work yet:`);
    for (const problem of problems) conversation.say(`  - ${problem}`);
  }
  return values;
}

async function askOne(
  { name, about }: OfferedSetting,
  current: string,
  { say, ask }: SetupConversation,
): Promise<string | undefined> {
  if (about) say(`\n${about}`);
  const shown = current ? ` [${current}; Enter keeps it, ${CLEAR} empties it]` : '';
  for (;;) {
    const answer = (await ask(`${name}${shown}: `))?.trim();
    if (answer === undefined || answer === LEAVE_THE_REST) return answer;
    const value = answer === CLEAR ? '' : answer || current;
    const problems = value ? checkSetting(name, value) : [];
    if (problems.length === 0) return value;
    for (const problem of problems) say(`  ${name} ${problem}`);
  }
}

/** What is wrong with a setting by itself, a line each; that others which belong to it are missing is said at the end. */
function checkSetting(name: string, value: string): string[] {
  return problemsOf({ [name]: value })
    .filter((problem) => problem.startsWith(`${name}: `))
    .map((problem) => problem.slice(name.length + 2));
}

/** All that is wrong with settings together, each with its variable's name. */
function problemsOf(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
