import { isCancel, log, password, text } from '@clack/prompts';
import type { OfferedSetting } from './offeredSettings';
import { settingProblems } from './settingProblems';
import type { Terminal } from './Terminal';
import { wrapLines } from './wrapLines';

/** Typed to empty a setting that has a value. */
const CLEAR = '-';

/** Typed to leave all remaining settings as they are. */
export const LEAVE_THE_REST = '.';

/** The widest that explanations are, in characters, and what the terminal's own line before them takes. */
const WIDEST = 100;
const MARGIN = 3;

/**
 * Explains a setting, and asks for it until the answer is valid or empty. A secret is masked.
 * @param current its value now, which Enter keeps.
 * @returns its new value, LEAVE_THE_REST, or undefined after Ctrl+C.
 */
export async function askSetting(
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

/** What is wrong with an answer. Missing settings that belong to it are reported at the end. */
function fault(name: string, answer: string): string | undefined {
  if (['', CLEAR, LEAVE_THE_REST].includes(answer)) return undefined;
  const own = settingProblems({ [name]: answer }).filter((one) => one.startsWith(`${name}: `));
  return own.map((problem) => problem.slice(name.length + 2)).join('\n') || undefined;
}
