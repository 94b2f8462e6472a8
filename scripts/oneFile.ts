import { existsSync } from 'node:fs';

/**
 * The one file that was typed after a command.
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
