/** The words that a glossary of docs/words rules out: the first column of its table "Not said". */
export function notSaid(glossary: string): string[] {
  return rowsUnder('Not said', glossary).flatMap(([not]) => not?.split(', ') ?? []);
}

/**
 * The words of the table "Not said in names" that stand in a name as words of their own, but in what the row offers in
 * their place: रोज़ may stand in रोज़ गोल्ड.
 */
export function notSaidIn(name: string, glossary: string): string[] {
  return rowsUnder('Not said in names', glossary).flatMap(([not = '', but = '']) => {
    const rest = but.split(', ').reduce((text, offered) => text.replaceAll(offered, ''), name);
    const words = rest.split(/[^\p{L}\p{M}]+/u);
    return not.split(', ').filter((word) => words.includes(word));
  });
}

/** The cells of the table's rows, without its heading. */
function rowsUnder(heading: string, glossary: string): string[][] {
  const [, section = ''] = glossary.normalize('NFC').split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
