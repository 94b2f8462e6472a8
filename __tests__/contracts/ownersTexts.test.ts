import { languageCodes } from '@/shop/languages';
import { sourceFiles } from '../helpers/sourceFiles';

/** What a language's folder reads of the shop's own texts: the names of variables, without the language's ending. */
function variablesOf(code: string): string[] {
  const names = sourceFiles(`src/messages/${code}`)
    .flatMap(({ text }) => text.match(/(?<=process\.env\.)\w+/g) ?? [])
    .map((name) => name.replace(new RegExp(`_${code.toUpperCase()}$`), ''));
  return [...new Set(names)].sort();
}

describe('the messages of every language', () => {
  it.each(languageCodes)('read what the owner says in %s, and in no other language', (code) => {
    const names = variablesOf(code);
    expect(names).toEqual(expect.arrayContaining(['ANSWER_TEXTS', 'BUYING_TEXTS', 'SHARED_TEXTS']));
    expect(names).toEqual(variablesOf('en'));
  });
});
