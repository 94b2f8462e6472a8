import type { ItemKind } from '../../src/catalogue/collections';
import type { documentFields } from '../../src/data/normalise/documentFields';
import { translatedField } from '../../src/data/normalise/translations';
import { deskMessages } from '../../src/messages/deskMessages';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { OtherLanguageCode } from '../../src/shop/LanguageCode';
import { ownHeadings, type Tab } from './tabs';

type Field = { [Kind in ItemKind]: keyof (typeof documentFields)[Kind] }[ItemKind];

/** Fields that need a help text: `slider` for slider1 to slider3. One without it does not compile. */
type HelpedField<Name = Exclude<Field, `${string}_${OtherLanguageCode}`>> =
  Name extends `${infer Base}${1 | 2 | 3 | 4 | 5 | 6}` ? Base : Name;

/** What to type into a column, as the second row of a tab says: into that of a field, or Shelf, Id and Result. */
export function helpOf(tab: Pick<Tab, 'kind'>, field: string, { help }: DeskMessages): string {
  const texts: Readonly<Record<string, string>> = help satisfies Readonly<
    Record<HelpedField & string, string>
  >;
  const { field: translated = field, code } = translatedField(field) ?? {};
  if (code) return tab.kind === 'notice' ? help.delivery : help[code];
  if (tab.kind !== 'notice' && translated === 'delivery') return help.deliveryNote;
  return texts[translated.replace(/\d$/, '')] ?? '';
}

/**
 * Whether a row is the help, in any language: by its Id, or its first column. Below the headings it may have the words of an older
 * sheet: sentences under Id, and under Hidden where the tab has that.
 */
export function isHelp(tab: Tab, textOf: (heading: string) => string, isBelow: boolean): boolean {
  const { field = '', heading = '' } = tab.columns[0] ?? {};
  const isText = (text: string, help: string) => help !== '' && text === help;
  const isOurs = Object.values(deskMessages).some(
    (words) =>
      isText(textOf(ownHeadings.id), words.help.id) ||
      isText(textOf(heading), helpOf(tab, field, words)),
  );
  const hidden = tab.columns.filter((column) => column.field === 'hidden');
  const explained = [ownHeadings.id, ...hidden.map((column) => column.heading)];
  return isOurs || (isBelow && explained.every((one) => isSentence(textOf(one))));
}

function isSentence(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text);
}
