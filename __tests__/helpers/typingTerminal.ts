import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** What a question and its state look like: waiting for an answer, answered or left, and wrongly answered. */
const WAITING = /◆ {2}(.*)/;
const ANSWERED = /[◇■] {2}/;
const WRONG = /▲ {2}(\S+)\n/;

const ENTER = '\r';
/** Ctrl+U empties the line, in which a wrong answer stays. */
const EMPTIED = '\x15';

/**
 * A terminal with somebody who types each answer when its question is on the screen, and Enter for all others.
 * @param answers those to each question, by its first word. Where a key is the answer, it is pressed; otherwise the
 * answer is typed and ended by Enter.
 */
export function typingTerminal(answers: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(answers).map(([word, typed]) => [word, [...typed]]));
  const input = new PassThrough();
  const asked: string[] = [];
  let said = '';
  let isTyping = false;
  function answer(question: string): void {
    asked.push(question);
    isTyping = true;
    const [word = ''] = question.match(/^\w+/) ?? [];
    const typed = left.get(word)?.shift() ?? '';
    const isKey = word === 'Write' || word === 'Your';
    setImmediate(() => input.write(isKey ? typed || ENTER : EMPTIED + typed + ENTER));
  }
  const output = new Writable({
    write(chunk, _encoding, done) {
      const text = stripVTControlCharacters(String(chunk));
      said += text;
      const [, wrong] = text.match(WRONG) ?? [];
      if (wrong || ANSWERED.test(text)) isTyping = false;
      const [, question = wrong] = text.match(WAITING) ?? [];
      if (question && !isTyping) answer(question);
      done();
    },
  });
  return { terminal: { input, output }, asked, said: () => said };
}
