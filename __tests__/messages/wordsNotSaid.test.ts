import { readFileSync } from 'node:fs';
import { dictionaries } from '@/messages/dictionaries';
import { calls, messagesOf, textOf } from '../helpers/everyMessage';
import { notSaid } from '../helpers/notSaid';

describe.each([
  ['bn', 'docs/words/bengali.md', 'তালিকা'],
  ['hi', 'docs/words/hindi.md', 'पूजो'],
] as const)('the messages in %s', (code, file, known) => {
  const words = notSaid(readFileSync(file, 'utf8'));
  const texts = [...messagesOf(dictionaries[code])].flatMap(([path, message]) =>
    (typeof message === 'string' ? [[]] : calls).flatMap((values) => {
      const said = textOf(message, values);
      return said === undefined ? [] : { path, said };
    }),
  );

  it(`are compared with the words of ${file}`, () => {
    expect(words).toContain(known);
    expect(words.length).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(400);
  });

  it('say none of the words that their glossary rules out', () => {
    const wrong = texts.flatMap(({ path, said }) =>
      words.filter((word) => said.includes(word)).map((word) => ({ path, word, said })),
    );
    expect(wrong).toEqual([]);
  });
});
