import { isDeepStrictEqual } from 'node:util';
import { digest } from '../../src/catalogue/digest';
import { readableName } from '../../src/catalogue/readableName';
import { readSize } from '../../src/data/normalise/readSize';
import type { DocumentFields, StoredDocument } from '../database/Database';
import { shortenedFault } from '../sheet/cellFault';
import { cellOf } from '../sheet/cellOf';
import { foldTitle } from '../sheet/foldTitle';
import { foldName, type NamedBy } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import { refusalWords } from '../sheet/refusalWords';
import type { SheetRow } from './parseRows';
import { rowNames, sizeOfRow } from './rowNames';
import type { Claim, Claimants } from './shareOut';

interface KnownDocuments {
  readonly names: NameIndex;
  readonly stored: ReadonlyMap<string, StoredDocument>;
  readonly claimants: Claimants;
}

/**
 * The document that a row without Id means by its title, words or picture. A new id is made of
 * these: importing the file again finds it.
 */
export function byName(
  row: SheetRow,
  { names: known, stored, claimants }: KnownDocuments,
): Pick<Claim, 'id' | 'reason'> {
  const names = rowNames(row);
  const [first] = names;
  const { kind } = row.collection;
  const isOfTitle = kind === 'product';
  const spoilt = spoiltTitle(row);
  if (spoilt) return { reason: refusalWords().ofTitle(spoilt) };
  if (!first) return { reason: refusalWords().nameless(isOfTitle) };
  const same = known.alike(names);
  const [id, ...others] = same;
  if (id === undefined) return { id: newId(first, kind, known) };
  const sizeNow = (one: string) => sizeIn(stored.get(one)?.fields);
  if (others.length > 0) {
    const named = same.map((one) => `${one}${inBrackets(sizeNow(one))}`).join(', ');
    return { reason: refusalWords().severalDocuments(same.length, first[0] === 'title', named) };
  }
  const isCopy = claimants.get(id)?.some((one) => one.id !== undefined);
  const reason = isCopy ? undefined : otherSize(row, id, sizeNow(id));
  return reason ? { reason } : { id };
}

function inBrackets(text: string): string {
  return text && ` (${text})`;
}

function spoiltTitle({ cells }: SheetRow): string | undefined {
  const title = [...cells].find(([{ field }]) => field === 'title')?.[1] ?? '';
  const shortened = shortenedFault(title);
  if (shortened) return shortened;
  const reading = readCell(title, 'text');
  return 'reason' in reading ? reading.reason : undefined;
}

/** Words and addresses make no readable id. */
function newId(first: NamedBy, kind: string, known: NameIndex): string {
  const [field, text] = first;
  const name =
    field === 'title' ? readableName(text) || 'item' : `${kind}-${digest(foldName(first))}`;
  let id = name;
  for (let count = 2; known.has(id); count += 1) id = `${name}-${count}`;
  return id;
}

/** A row with another size than its title's document is rather another product. */
function otherSize(row: SheetRow, id: string, known: string): string | undefined {
  const size = sizeOfRow(row);
  if (!size || !known || isDeepStrictEqual(measureOf(size), measureOf(known))) return undefined;
  return refusalWords().otherSize(id, known, size);
}

function measureOf(size: string) {
  return readSize(size)?.measure ?? foldTitle(size);
}

function sizeIn(fields: DocumentFields = {}): string {
  return String(cellOf(fields.size, { kind: 'text' })).trim();
}

/** The names of documents, looked up: a file may have 20,000 rows. */
export class NameIndex {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #ids = new Map<string, Set<string>>();

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  set(id: string, names: readonly NamedBy[]): void {
    for (const key of this.#keys.get(id) ?? []) this.#ids.get(key)?.delete(id);
    const keys = names.map(keyOf);
    this.#keys.set(id, keys);
    for (const key of keys) this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(id));
  }

  /**
   * The documents with the first of these names, or whose first name is among them: one known by
   * its picture still is when its row gets words. Two videos may share a still.
   */
  alike(names: readonly NamedBy[]): string[] {
    const keys = names.map(keyOf);
    const sharing = new Set(keys.flatMap((key) => [...(this.#ids.get(key) ?? [])]));
    return [...sharing].filter((id) => {
      const own = this.#keys.get(id) ?? [];
      return own.includes(keys[0] ?? '') || keys.includes(own[0] ?? '');
    });
  }
}

function keyOf(name: NamedBy): string {
  return JSON.stringify([name[0], foldName(name)]);
}
