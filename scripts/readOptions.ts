import { type ParseArgsConfig, parseArgs } from 'node:util';

/** npm has this option itself, so it may be set for another reason. */
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
    (name) => name !== OF_NPM && process.env[`npm_config_${name}`] !== undefined,
  );
  if (taken !== undefined)
    throw new Error(`npm kept --${taken} for itself. Type -- before it: ${command} … --${taken} …`);
  try {
    return parseArgs(config);
  } catch (cause) {
    const known = names.map((name) => `--${name}`).join(', ');
    const [why] = (cause as Error).message.split(/\.\s|\n/);
    throw new Error(`${why}. It knows ${known}; ${command} --help explains them.`, { cause });
  }
}

/** The one file that was typed. @throws Error that asks for quotation marks around a name with a space. */
export function oneFile(typed: readonly string[]): string {
  const [file, ...others] = typed;
  if (file !== undefined && others.length === 0) return file;
  throw new Error('Name one file. A name with a space needs quotation marks: "my file.xlsx".');
}
