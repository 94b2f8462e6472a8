import { foldName } from '../sheet/foldName';
import type { NamedBy } from '../sheet/namesIn';

/** The names by which documents are known without their ids. A file may have 20,000 rows, so no two are compared. */
export class NameIndex {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #ids = new Map<string, Set<string>>();

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  /** Gives a document its names, in place of those that it had. */
  set(id: string, names: readonly NamedBy[]): void {
    for (const key of this.#keys.get(id) ?? []) this.#ids.get(key)?.delete(id);
    const keys = names.map(keyOf);
    this.#keys.set(id, keys);
    for (const key of keys) this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(id));
  }

  /**
   * The ids of the documents with the first of these names, and of those whose first name is among them: a document that
   * was known by its picture still is when its row has words now. Two that share a later name alone, such as two videos
   * their still, are two.
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
