import { rowsInFile, slugsIn } from '../../src/data/registry/rowDocuments';
import { readSettings } from '../../src/data/settings/readSettings';
import { readCatalogueFolder } from '../../src/data/settings/readSourceSettings';
import { SettingsError } from '../../src/shop/SettingsError';
import type { OfferedSetting } from './readExample';
import type { SetupConversation } from './SetupConversation';
import { translationsWanted } from './translationsWanted';

/** Typed to empty a setting that has a value. */
const CLEAR = '-';

/** Typed to leave all remaining settings as they are. */
export const LEAVE_THE_REST = '.';

/**
 * Asks for each setting in turn, until the user leaves the rest. Validates each answer at once and asks again until it
 * is valid or empty; for those that translate others only if they are wanted (`translationsWanted`). Then validates all settings together and asks again for those with a problem.
 * @param first the settings to ask for in any case. Others are asked for only if they have a problem.
 * @returns all settings, including earlier ones that were not asked for; undefined if the input ended.
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
  let isWanted = translationsWanted(conversation);
  while (toAsk.length > 0) {
    for (const setting of toAsk) {
      const wanted = await isWanted(setting.name, values);
      if (wanted === undefined) return undefined;
      if (!wanted) continue;
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
    // A translation without its English text is a problem, too.
    isWanted = async () => true;
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

/** The problems of one setting, a line each. Missing settings that belong to it are reported at the end. */
function checkSetting(name: string, value: string): string[] {
  return problemsOf({ [name]: value })
    .filter((problem) => problem.startsWith(`${name}: `))
    .map((problem) => problem.slice(name.length + 2));
}

/** The problems of all settings together, each with its variable's name. */
function problemsOf(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(settings, slugsIn(rowsInFile(readCatalogueFolder(settings)).documents));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
