import { isCancel, log, password, text } from '@clack/prompts';
import { readSettings } from '../../src/data/settings/readSettings';
import { SettingsError } from '../../src/shop/SettingsError';
import { type OfferedSetting, offeredSettings } from './ownerSettings';
import type { Terminal } from './Terminal';
import { translationsWanted } from './translationsWanted';
import { wrapLines } from './wrapLines';

/**
 * Asks for settings until the user leaves the rest, then again for those with a problem.
 * @param first Asked in any case; others only with a problem.
 * @returns all settings; undefined after Ctrl+C.
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

const CLEAR = '-';

const LEAVE_THE_REST = '.';

const WIDEST = 100;
const MARGIN = 3;

/**
 * Asks until the answer is valid or empty. Secrets are masked.
 * @param current Kept by Enter.
 * @returns its new value, LEAVE_THE_REST, or undefined after Ctrl+C.
 */
async function askSetting(
  { name, about, isSecret }: OfferedSetting,
  current: string,
  terminal: Terminal,
): Promise<string | undefined> {
  const width = Math.min(terminal.output.columns || WIDEST, WIDEST) - MARGIN;
  if (about) log.message(wrapLines(about, width), terminal);
  const hint = `${isSecret ? 'it has one; ' : ''}Enter keeps it, ${CLEAR} empties it`;
  const question = {
    message: current ? `${name} (${hint})` : name,
    validate: (typed: string | undefined) => fault(name, typed?.trim() ?? ''),
    ...terminal,
  };
  const typed = isSecret
    ? await password({ ...question, clearOnError: true })
    : await text({ ...question, placeholder: current, defaultValue: current });
  if (isCancel(typed)) return undefined;
  const answer = typed.trim();
  return answer === CLEAR ? '' : answer || current;
}

function fault(name: string, answer: string): string | undefined {
  if (['', CLEAR, LEAVE_THE_REST].includes(answer)) return undefined;
  const own = settingProblems({ [name]: answer }).filter((one) => one.startsWith(`${name}: `));
  return own.map((problem) => problem.slice(name.length + 2)).join('\n') || undefined;
}

/** Sentences that begin with a variable's name and a colon. */
function settingProblems(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
