/** The words that a glossary of docs/words rules out: the first column of its table "Not said". */
export function notSaid(glossary: string): string[] {
  const [, table = ''] = glossary.normalize('NFC').split('\n## Not said\n');
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []);
}
