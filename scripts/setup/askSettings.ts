import { log } from '@clack/prompts';
import { askSetting, LEAVE_THE_REST } from './askSetting';
import { type OfferedSetting, offeredSettings } from './offeredSettings';
import { settingProblems } from './settingProblems';
import type { Terminal } from './Terminal';
import { translationsWanted } from './translationsWanted';

/**
 * Asks for each setting in turn, until the user leaves the rest; for those that translate others only if they are wanted
 * (`translationsWanted`). Then validates all settings together and asks again for those with a problem.
 * @param first the settings to ask for in any case. Others are asked for only if they have a problem.
 * @returns all settings, including earlier ones that were not asked for; undefined after Ctrl+C.
 */
export async function askSettings(
  first: readonly OfferedSetting[],
  before: ReadonlyMap<string, string>,
  terminal: Terminal,
): Promise<Map<string, string> | undefined> {
  const values = new Map(before);
  let toAsk = first;
  let part = '';
  let isWanted = translationsWanted(terminal);
  while (toAsk.length > 0) {
    for (const setting of toAsk) {
      const wanted = await isWanted(setting.name, values);
      if (wanted === undefined) return undefined;
      if (!wanted) continue;
      if (setting.part !== part) log.step(setting.part, terminal);
      part = setting.part;
      const value = await askSetting(setting, values.get(setting.name) ?? '', terminal);
      if (value === undefined) return undefined;
      if (value === LEAVE_THE_REST) break;
      if (value) values.set(setting.name, value);
      else values.delete(setting.name);
    }
    const problems = settingProblems(Object.fromEntries(values));
    toAsk = offeredSettings.filter(({ name }) =>
      problems.some((one) => one.startsWith(`${name}: `)),
    );
    // A translation without its English text is a problem, too.
    isWanted = async () => true;
    if (toAsk.length > 0)
      log.warn(["Together they don't work yet:", ...problems].join('\n'), terminal);
  }
  return values;
}
