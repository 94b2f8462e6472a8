/**
 * The text of an .env file: .env.example with the values filled in, then settings that it doesn't know.
 * @throws Error for a value that an .env file cannot hold.
 */
export function envFile(example: string, values: ReadonlyMap<string, string>): string {
  const written = new Set<string>();
  const lines = example.split('\n').map((line) => {
    const [, name] = line.match(/^([A-Z][A-Z_\d]*)=$/) ?? [];
    if (!name) return line;
    written.add(name);
    return `${name}=${quoted(name, values.get(name) ?? '')}`;
  });
  const others = [...values].filter(([name]) => !written.has(name));
  const more = others.map(([name, value]) => `${name}=${quoted(name, value)}`);
  const heading = '# --- Not used by this site ---';
  return [...lines, ...(more.length > 0 ? [heading, ...more, ''] : [])].join('\n');
}

/** Quotes a value so that it is read back unchanged, and escapes `$`, which would refer to another variable. */
function quoted(name: string, value: string): string {
  if (/^[\w@.:/,+-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one));
  if (!quote || /[\r\n]/.test(value) || (quote === '"' && value.includes('\\')))
    throw new Error(`${name}: has quotes of every kind, or line breaks; leave out some`);
  return quote + value.replaceAll('$', '\\$') + quote;
}
