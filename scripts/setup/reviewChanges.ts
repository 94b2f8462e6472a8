import { autocomplete, isCancel, log, selectKey } from '@clack/prompts';
import { type OfferedSetting, offeredSettings } from './ownerSettings';
import type { Terminal } from './Terminal';

type Values = ReadonlyMap<string, string>;

/**
 * Shows the changes and asks what to do. An extra Enter neither writes nor discards.
 * @returns the setting to ask for again, or what to do.
 */
export async function reviewChanges(
  before: Values,
  after: Values,
  terminal: Terminal,
): Promise<'write' | 'leave' | 'unchanged' | OfferedSetting> {
  const changes = changesOf(before, after);
  if (changes.length === 0) return 'unchanged';
  log.info(['This will be written into .env.local:', ...changes].join('\n'), terminal);
  for (;;) {
    const key = await selectKey({
      message: 'Write it? Press a key.',
      options: [
        { value: 'y', label: 'yes, write it' },
        { value: 'n', label: 'no, leave everything as it was' },
        { value: 'c', label: 'change a setting first' },
      ],
      ...terminal,
    });
    if (key === 'y') return 'write';
    if (key === 'n' || isCancel(key)) return 'leave';
    const chosen = key === 'c' ? await chooseSetting(terminal) : undefined;
    if (chosen) return chosen;
  }
}

async function chooseSetting(terminal: Terminal): Promise<OfferedSetting | undefined> {
  const chosen = await autocomplete({
    message: 'Which one? Type a part of its name, or press the arrows.',
    options: offeredSettings.map(({ name, part }) => ({ value: name, hint: part })),
    maxItems: 8,
    ...terminal,
  });
  return offeredSettings.find(({ name }) => name === chosen);
}

function changesOf(before: Values, after: Values): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    const isSecret = offeredSettings.some((one) => one.name === name && one.isSecret);
    if (isSecret) return `${name} is ${now === undefined ? 'emptied' : 'the one that you typed'}`;
    return now === undefined ? `${name} is emptied (was ${old})` : `${name}=${now}`;
  });
}
