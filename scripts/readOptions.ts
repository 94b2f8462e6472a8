import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** npm may have it set for another reason. */
const OF_NPM = 'yes';

/**
 * Parses what was typed after a command.
 * @throws Error for an unknown option, one without its value, or one that npm kept because `--` is
 * missing.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const names = Object.keys(config.options ?? {});
  const command = `npm run ${process.env.npm_lifecycle_event ?? 'the-command'} --`;
  const taken = names.find(
    (name) =>
      name !== OF_NPM && process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (taken !== undefined)
    throw new Error(`npm kept --${taken} for itself. Type -- before it: ${command} … --${taken} …`);
  try {
    return parseArgs(config);
  } catch (cause) {
    const known = names.map((name) => `--${name}`).join(', ');
    throw new Error(`${whyUnreadable(cause)} It knows ${known}; ${command} --help explains them.`, {
      cause,
    });
  }
}

function whyUnreadable(cause: unknown): string {
  const { code, message } = Object(cause) as NodeJS.ErrnoException;
  const [, what = ''] = /'(.*?)(?: <value>)?'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${what}.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `"${what}" belongs to no option; a name with a space needs quotation marks.`;
  return /argument missing|ambiguous/.test(message)
    ? `${what} needs a value after it.`
    : `${what} takes no value.`;
}

/**
 * The one file that was typed.
 * @throws Error that asks for quotation marks when a name with a space has become several.
 */
export function oneFile(typed: readonly string[]): string {
  const [file, ...others] = typed;
  if (file !== undefined && others.length === 0) return file;
  if (file === undefined) throw new Error('Name one file.');
  const whole = typed.join(' ');
  throw new Error(
    existsSync(whole)
      ? `The name of the file has a space: put quotation marks around it, "${whole}".`
      : `Name one file, not ${typed.map((one) => `"${one}"`).join(' and ')}. A name with a space, of a file or a folder, needs quotation marks: "my file.xlsx".`,
  );
}
