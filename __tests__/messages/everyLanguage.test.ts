import { categories } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { dictionaries } from '@/messages/dictionaries';
import { languageCodes } from '@/shop/languages';
import { calls, messagesOf, textOf } from '../helpers/everyMessage';

/** Latin words that a translation may contain: marks, units, brands, and the shop's fixed enquiry. */
const latinWords = new Set(
  [
    'M R P WhatsApp Google SMS PIN UPI ml g MB X Pay PhonePe Paytm BHIM',
    'I am Interested',
    'Huda Beauty Makezmia Ikonic Carnival Imagic',
    // The example in the search field shows that either script works.
    'gajra',
  ].flatMap((words) => words.split(' ')),
);

/** Texts that may be the same as in English. */
const sameInAll = /^(M\.R\.P\.|X|I am Interested|Huda Beauty|Makezmia|Ikonic|Carnival)$/;

const scripts = { bn: /\p{Script=Bengali}/u, hi: /\p{Script=Devanagari}/u };

/** Names that only differ from the title in some languages. */
const optional = /^(?:shelves|groups)\.[^.]+\.(?:card|menu)$/;

/** Only reserves space: nobody reads it. */
const reserved = 'messages.hours.longestNow';

/** The words of a text without those that were given. */
function ownWords(text: string, values: readonly unknown[]): string[] {
  const own = values.reduce((left: string, value) => left.replaceAll(String(value), ' '), text);
  return own.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

/** What a translation must keep of the English text: its numbers, and the values in it. */
function kept(text: string, values: readonly unknown[]): string[] {
  const given = values.filter(
    (value) => typeof value === 'string' && value !== '' && text.includes(value),
  );
  return [...given.map(String), ...(text.match(/\d+/g) ?? [])];
}

const english = messagesOf(dictionaries.en);

/** Each English message beside its translation, for all values that it takes. */
function* pairsOf(code: 'bn' | 'hi') {
  const translated = messagesOf(dictionaries[code]);
  for (const [path, message] of english) {
    const translation = translated.get(path);
    if (translation === undefined) continue;
    for (const values of typeof message === 'string' ? [[]] : calls) {
      const text = textOf(message, values);
      if (text === undefined) continue;
      yield { path, values, text, said: textOf(translation, values) };
    }
  }
}

const others = languageCodes.filter((code) => code !== 'en');

describe('the English messages', () => {
  it('are all reached by the values of this test', () => {
    const reached = new Set([...pairsOf('bn')].map(({ path }) => path));
    expect(
      [...english.keys()].filter((path) => !reached.has(path) && !optional.test(path)),
    ).toEqual([]);
  });
});

describe.each(others)('the messages in %s', (code) => {
  const pairs = [...pairsOf(code)];

  it('are the same set as the English ones', () => {
    const paths = (of: Iterable<string>) => [...of].filter((path) => !optional.test(path)).sort();
    expect(paths(messagesOf(dictionaries[code]).keys())).toEqual(paths(english.keys()));
  });

  it('are not the English ones by oversight', () => {
    const forgotten = pairs.filter(
      ({ text, said, values }) =>
        text === said && ownWords(text, values).length > 0 && !sameInAll.test(text),
    );
    expect(forgotten.map(({ path, said }) => ({ path, said }))).toEqual([]);
  });

  it('keep every value and number of the English ones', () => {
    const lost = pairs.filter(
      ({ path, text, said, values }) =>
        path !== reserved && !kept(text, values).every((part) => said?.includes(part)),
    );
    expect(lost.map(({ path, text, said }) => ({ path, text, said }))).toEqual([]);
  });

  it('are written in its script, but for known Latin words', () => {
    const foreign = pairs.flatMap(({ path, said = '', values }) =>
      ownWords(said, values)
        .filter((word) => !latinWords.has(word))
        .filter(
          (word) => ![...word.replace(/\p{M}/gu, '')].every((letter) => scripts[code].test(letter)),
        )
        .map((word) => ({ path, word })),
    );
    expect(foreign).toEqual([]);
  });

  it('have Latin digits and letters in the form that fonts and searches expect', () => {
    const wrong = pairs.filter(
      ({ said = '' }) => /(?![0-9])\p{Nd}/u.test(said) || said !== said.normalize('NFC'),
    );
    expect(wrong.map(({ path, said }) => ({ path, said }))).toEqual([]);
  });

  it('tell categories apart by title, by name on cards and by their sentence', () => {
    const { messages, categoryIntros, home } = dictionaries[code];
    const labels = categories.map(({ slug }) => messages.labelsOf(slug));
    const titles = [...labels.map(({ title }) => title), ...Object.values(home.askOnly.goods)];
    expect(new Set(titles).size).toBe(39 + 5);
    expect(new Set(labels.map(categoryName)).size).toBe(39);
    const intros = Object.values(categoryIntros);
    expect(intros.filter((intro) => !/^[^।]{40,180}।$/u.test(intro))).toEqual([]);
    expect(new Set(intros).size).toBe(39);
  });

  it('open every enquiry with the words that the shop looks for', () => {
    const { message, about } = dictionaries[code].messages.enquiry;
    expect(message).toBe('I am Interested');
    expect(about('Alfa')).toMatch(/^I am Interested\n.*Alfa/u);
  });
});
