import type { ItemKind } from '../../src/catalogue/collections';
import { isEmpty } from './cells';

/** The fields of which a document needs one, and its row. */
const naming: Readonly<Record<ItemKind, readonly string[]>> = {
  product: ['title', 'img'],
  photo: ['title', 'img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['title', 'Vedioyoutube', 'words', 'img'],
  notice: ['hours', 'holidays', 'delivery'],
};

/** Whether a document has what it needs to be one. `unready`: fields whose cells have no value at present. */
export function isNamed(
  kind: ItemKind,
  fields: Readonly<Record<string, unknown>>,
  unready: readonly string[] = [],
): boolean {
  return naming[kind].some((one) => !isEmpty(String(fields[one] ?? '')) || unready.includes(one));
}
