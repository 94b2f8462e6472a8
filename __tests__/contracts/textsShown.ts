import { readdirSync, readFileSync } from 'node:fs';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, splitLanguage } from '@/shop/languages';
import { sourceFiles } from '../helpers/sourceFiles';

interface Text {
  readonly code: LanguageCode;
  /** The file, and of the demo the field too. */
  readonly where: string;
  readonly text: string;
}

/** What visitors and the owner read, by language: the messages, the demo's texts and the owner's page of help. */
export function textsShown(): Text[] {
  return [...languageCodes.flatMap(messagesOf), ...demoTexts(), ...languageCodes.map(myWeek)];
}

/** The string literals of a language's folder, without the words that only the search reads. */
function messagesOf(code: LanguageCode): Text[] {
  return sourceFiles(`src/messages/${code}`)
    .filter(({ path }) => !/(?:search|number)Words\.ts$/.test(path))
    .flatMap(({ path, code: source }) =>
      (source.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"/g) ?? []).map((literal) => ({
        code,
        where: path,
        text: literal.slice(1, -1),
      })),
    );
}

/** A field's ending tells its language: title, title_bn, title_hi. */
function demoTexts(): Text[] {
  return readdirSync('demo').flatMap((file) => {
    const documents: object = JSON.parse(readFileSync(`demo/${file}`, 'utf8'));
    return Object.entries(documents).flatMap(([id, fields]: [string, object]) =>
      Object.entries(fields).flatMap(([field, text]: [string, unknown]) => {
        if (typeof text !== 'string' || text.startsWith('/')) return [];
        const { code } = splitLanguage(`/${field.split('_')[1] ?? ''}`);
        return { code, where: `${file} ${id} ${field}`, text };
      }),
    );
  });
}

function myWeek(code: LanguageCode): Text {
  const where = `docs/my-week.${code}.md`;
  return { code, where, text: readFileSync(where, 'utf8').replace(/\s+/g, ' ') };
}
