import { readdirSync, readFileSync } from 'node:fs';
import { dictionaries } from '@/messages/dictionaries';
import { calls, messagesOf, textOf } from '../helpers/everyMessage';
import { notSaid, notSaidIn } from '../helpers/notSaid';

/** The texts of the demo's documents in a language, each with the file, document and field where it stands. */
function demoTexts(code: string): { readonly path: string; readonly said: string }[] {
  return readdirSync('demo').flatMap((file) => {
    const documents: Record<string, Record<string, unknown>> = JSON.parse(
      readFileSync(`demo/${file}`, 'utf8'),
    );
    return Object.entries(documents).flatMap(([id, fields]) =>
      Object.entries(fields)
        .filter(([field]) => field.endsWith(`_${code}`))
        .map(([field, said]) => ({
          path: `${file} ${id} ${field}`,
          said: String(said).normalize('NFC'),
        })),
    );
  });
}

/** Fields that name something: goods, shades, shelves. */
const NAMES = /(?:title|shades)_..$|^shelves\./;

describe.each([
  ['bn', 'docs/words/bengali.md', 'তালিকা', 'কাম', 'সেজ গ্রিন, কাম, রোজ গোল্ড, স্কুল'],
  ['hi', 'docs/words/hindi.md', 'पूजो', 'काम', 'सेज ग्रीन, काम, रोज़ गोल्ड, कामिनी'],
] as const)('the words in %s', (code, file, known, comic, name) => {
  const glossary = readFileSync(file, 'utf8');
  const words = notSaid(glossary);
  const demo = demoTexts(code);
  const messages = [...messagesOf(dictionaries[code])].flatMap(([path, message]) =>
    (typeof message === 'string' ? [[]] : calls).flatMap((values) => {
      const said = textOf(message, values);
      return said === undefined ? [] : { path, said };
    }),
  );
  const names = [...demo, ...messages].filter(({ path }) => NAMES.test(path));

  it(`are compared with the words of ${file}`, () => {
    expect(words).toContain(known);
    expect(words.length).toBeGreaterThan(20);
    expect(notSaidIn(name, glossary)).toEqual([comic]);
    expect(messages.length).toBeGreaterThan(400);
    expect(demo.length).toBeGreaterThan(650);
    expect(names.length).toBeGreaterThan(250);
  });

  it('are none of those that their glossary rules out, in messages and in the demo', () => {
    const wrong = [...messages, ...demo].flatMap(({ path, said }) =>
      words.filter((word) => said.includes(word)).map((word) => ({ path, word, said })),
    );
    expect(wrong).toEqual([]);
  });

  it('mean nothing else where they name goods, shades or shelves', () => {
    const wrong = names.flatMap(({ path, said }) =>
      notSaidIn(said, glossary).map((word) => ({ path, word, said })),
    );
    expect(wrong).toEqual([]);
  });
});
