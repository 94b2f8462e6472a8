import { categories, groups } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import type { Dictionary } from '@/messages/Dictionary';
import { dictionaries } from '@/messages/dictionaries';
import { languageCodes } from '@/shop/languages';

type Message = string | ((...values: unknown[]) => unknown);

/** Values to call each message with. None is part of another, nor of any text. */
const calls: readonly (readonly unknown[])[] = [
  ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'],
  [1717, 2323, 4141],
  [1, 1, 1],
  [5151, undefined],
  [undefined, 6161],
  ['Alfa', undefined, 'Charlie'],
  ['Alfa', 2323, 'Charlie', 'Delta'],
  [2323, 'Bravo'],
  ['yes'],
  [0, 3, 1230],
  [1, 3, 1230],
  [4, 3, 1200],
  [8, 3, 885],
  ['2026-11-21', '2026-11-21'],
  ['2026-10-20', '2026-11-23', '10:15', '19:45'],
  [new Date(2026, 10, 21, 15, 4)],
  [{ least: 1717, most: 2323 }, true],
  [{ least: 1717 }, false],
  [{ most: 2323 }, true],
  [{ payment: 'Alfa', exchange: 'Bravo', original: 'Charlie' }],
  [{}, false],
];

/** Latin words that a translation may contain: marks, units, brands, and the shop's fixed enquiry. */
const latinWords = new Set(
  [
    'M R P WhatsApp Google SMS PIN UPI ml g X',
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

/** What no page shows of goods without a page of their own. */
const unseen = /\.askOnly\.goods\.\d+\.(?:group|key)$/;

/** Only reserves space: nobody reads it. */
const reserved = 'messages.hours.longestNow';

/** All messages by their path: `home.offers.all`. */
function messagesOf({
  code,
  tag,
  prefix,
  name,
  messages: { labelsOf, groupLabels, ...messages },
  ...texts
}: Dictionary): Map<string, Message> {
  const shelves = categories.map(({ slug }) => [slug, labelsOf(slug)]);
  const ofGroups = groups.map(({ slug }) => [slug, groupLabels(slug)]);
  const all = flat({
    ...texts,
    messages,
    shelves: Object.fromEntries(shelves),
    groups: Object.fromEntries(ofGroups),
  });
  return new Map(all.filter(([path]) => !unseen.test(path)));
}

function flat(value: object): [string, Message][] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null
      ? flat(part).map(([path, message]): [string, Message] => [`${key}.${path}`, message])
      : [[key, part]],
  );
}

/** The text of a message for these values; undefined where it takes others. */
function textOf(message: Message, values: readonly unknown[]): string | undefined {
  if (typeof message === 'string') return message;
  try {
    const text = [message(...values)].flat().join(' ');
    return /undefined|NaN|object Object/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

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
    const titles = [...labels, ...home.askOnly.goods].map(({ title }) => title);
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
