import { categories, groups } from '@/catalogue/categories';
import type { Dictionary } from '@/messages/Dictionary';

type Message = string | ((...values: unknown[]) => unknown);

/** Values to call each message with. None is part of another, nor of any text. */
export const calls: readonly (readonly unknown[])[] = [
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
  ['10:15', '19:45'],
  [new Date(2026, 10, 21, 15, 4)],
  [{ least: 1717, most: 2323 }, true],
  [{ least: 1717 }, false],
  [{ most: 2323 }, true],
  [{ payment: 'Alfa', exchange: 'Bravo', original: 'Charlie' }],
  [{}, false],
];

/** Amounts of rules for delivery. */
const unseen = /\.delivery\.\d+\.(?!when$)/;

/** All messages by their path: `home.offers.all`. */
export function messagesOf({
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
export function textOf(message: Message, values: readonly unknown[]): string | undefined {
  if (typeof message === 'string') return message;
  try {
    const text = [message(...values)].flat().join(' ');
    return /undefined|NaN|object Object/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
