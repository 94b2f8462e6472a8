import { cancel, intro, log, outro } from '@clack/prompts';
import { askSettings } from './askSettings';
import { envFile } from './envFile';
import { offeredSettings } from './ownerSettings';
import { reviewChanges } from './reviewChanges';
import type { Terminal } from './Terminal';

interface Files {
  readonly before: ReadonlyMap<string, string>;
  readonly write: (text: string) => void;
}

/**
 * Asks for the settings that every shop needs, or for all, and writes .env.local after a yes.
 * @returns whether it was written, or there was nothing to change.
 */
export async function setUpShop(
  { before, write }: Files,
  terminal: Terminal,
  { all }: { readonly all: boolean },
): Promise<boolean> {
  const first = all ? offeredSettings : offeredSettings.filter(({ isUsual }) => isUsual);
  intro('The settings of your shop', terminal);
  log.message(openingOf(first.length, offeredSettings.length), terminal);
  let values = await askSettings(first, before, terminal);
  while (values) {
    const decision = await reviewChanges(before, values, terminal);
    if (decision === 'unchanged') {
      outro('Nothing changed: .env.local stays as it is.', terminal);
      return true;
    }
    if (decision === 'write') {
      write(envFile(values));
      outro('Written. Build the site again: npm run build.', terminal);
      return true;
    }
    if (decision === 'leave') break;
    values = await askSettings([decision], values, terminal);
  }
  cancel('Nothing was written.', terminal);
  return false;
}

function openingOf(asked: number, all: number): string[] {
  return [
    asked === all
      ? `You are asked for all ${all} settings.`
      : `You are asked for ${asked} settings. The other ${all - asked} stay as they are:\nnpm run shop:setup -- --all asks for them, too.`,
    'Enter keeps a setting as it is, or leaves it empty. A full stop keeps all that are left.',
    'Mistakes are said at once. Nothing is written before you have seen the changes and said yes;',
    'Ctrl+C or Esc leaves without writing.',
  ].flatMap((line) => line.split('\n'));
}
