import { foldName } from '../sheet/foldName';
import type { NamedBy } from '../sheet/namesIn';

type Ids = Map<string, Set<string>>;

/** The names by which documents are known without their ids. A file may have 20,000 rows, so no two are compared. */
export class NameIndex {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #byFirst: Ids = new Map();
  readonly #byAny: Ids = new Map();

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  /** Gives a document its names, in place of those that it had. */
  set(id: string, names: readonly NamedBy[]): void {
    const before = this.#keys.get(id) ?? [];
    for (const key of before) this.#byAny.get(key)?.delete(id);
    this.#byFirst.get(before[0] ?? '')?.delete(id);
    const keys = names.map(keyOf);
    this.#keys.set(id, keys);
    for (const key of keys) add(this.#byAny, key, id);
    for (const key of keys.slice(0, 1)) add(this.#byFirst, key, id);
  }

  /**
   * The ids of the documents with the first of these names, and of those whose first name is among them: a document that
   * was known by its picture still is when its row has words now. Two that share a later name alone, such as two videos
   * their still, are two.
   */
  alike(names: readonly NamedBy[]): string[] {
    const keys = names.map(keyOf);
    const found = [
      ...keys.slice(0, 1).map((key) => this.#byAny.get(key)),
      ...keys.map((key) => this.#byFirst.get(key)),
    ];
    return [...new Set(found.flatMap((ids) => [...(ids ?? [])]))];
  }
}

function keyOf(name: NamedBy): string {
  return JSON.stringify([name[0], foldName(name)]);
}

function add(ids: Ids, key: string, id: string): void {
  const known = ids.get(key) ?? new Set();
  ids.set(key, known.add(id));
}
