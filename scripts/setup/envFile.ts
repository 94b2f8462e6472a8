import { ownerSettings } from './ownerSettings';
import { wrapLines } from './wrapLines';

const WIDTH = 120;

const opening =
  'All settings of the site. npm run shop:setup asks for those of the parts that are not called optional, with -- --all ' +
  'for each, checks the answers and writes them into .env.local. Or copy .env.example to .env.local, or set them on ' +
  'Vercel, and fill in yours.\n' +
  'Without any of them the site shows a demo shop with the embedded demo catalogue. A malformed or incomplete setting ' +
  "stops the build and the start, with a message that names it. The shop's facts are built into the pages: after a " +
  'change, build again.';

/**
 * An .env file with every setting and its explanation; without values it is .env.example.
 * @throws Error for a value that an .env file cannot hold.
 */
export function envFile(values: ReadonlyMap<string, string>): string {
  const others = new Map(values);
  const lines = commentOf(opening);
  for (const { title, settings } of ownerSettings) {
    lines.push('', headingOf(title));
    for (const [name, about] of Object.entries(settings)) {
      lines.push(...commentOf(about), assignment(name, values.get(name) ?? ''));
      others.delete(name);
    }
  }
  if (others.size > 0) lines.push('', headingOf('Not used by this site'));
  for (const [name, value] of others) lines.push(assignment(name, value));
  return `${lines.join('\n')}\n`;
}

function headingOf(title: string): string {
  return `# --- ${title} `.padEnd(WIDTH - 1, '-');
}

function commentOf(text: string): string[] {
  return wrapLines(text, WIDTH - 2).map((line) => `# ${line}`);
}

/** Escapes `$`, which would refer to another variable. */
function assignment(name: string, value: string): string {
  if (/^[\w@.:/,+-]*$/.test(value)) return `${name}=${value}`;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one));
  if (!quote || /[\r\n]/.test(value) || (quote === '"' && value.includes('\\')))
    throw new Error(`${name}: has quotes of every kind, or line breaks; leave out some`);
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}`;
}
