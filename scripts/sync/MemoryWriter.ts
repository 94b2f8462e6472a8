import { ownCollections } from '../../src/catalogue/ownCollections';
import type { DocumentFields, Write } from '../database/Database';
import { memoryIds } from './memoryIds';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** Characters of a shelf's rows (a document holds 1 MiB). Others are compared with the database. */
const MOST_TEXT = 300_000;

/**
 * Turns what a run has read into writes. First writes have a precondition: of two runs at once the
 * later one's commit fails whole.
 */
export class MemoryWriter {
  readonly #shelves: Map<string, Map<string, RememberedRow>>;
  readonly #before: SheetMemory;
  readonly #written = new Set<string>();

  constructor(memory: SheetMemory) {
    this.#before = memory;
    this.#shelves = new Map([...memory.shelves].map(([name, rows]) => [name, new Map(rows)]));
  }

  /** Remembers written documents' rows; gives the writes. @param shelves With these rows. */
  remember(written: readonly Write[], shelves: ReadonlyMap<string, RememberedShelf>): Write[] {
    const names = new Set(written.map(({ collection }) => collection));
    return [...names].map((name) => {
      const shelf = this.#shelves.get(name) ?? new Map<string, RememberedRow>();
      for (const { collection, id } of written) {
        const row = collection === name ? shelves.get(name)?.get(id) : undefined;
        if (row) shelf.set(id, row);
      }
      this.#shelves.set(name, shelf);
      return this.#shelf(name, shelf);
    });
  }

  /** Remembers a shelf as it is now; no writes without a change. */
  settle(collection: string, rows: RememberedShelf): Write[] {
    if (textOf(rows) === textOf(this.#shelves.get(collection) ?? new Map())) return [];
    this.#shelves.set(collection, new Map(rows));
    return [this.#shelf(collection, rows)];
  }

  /** Remembers the headings of the tabs; no writes without a change. */
  headings(now: ReadonlyMap<string, readonly string[]>): Write[] {
    const headings = JSON.stringify(Object.fromEntries(now));
    if (headings === JSON.stringify(this.#before.headings)) return [];
    return [this.#write(memoryIds.tabs, { headings })];
  }

  #shelf(collection: string, rows: RememberedShelf): Write {
    const id = memoryIds.shelf(collection, this.#before.desk);
    return this.#write(id, { rows: textOf(rows) });
  }

  #write(id: string, fields: DocumentFields): Write {
    const write = { collection: ownCollections.sync, id, fields };
    if (this.#written.has(id)) return write;
    this.#written.add(id);
    const updateTime = this.#before.updateTimes.get(id);
    // Each has one field, written whole.
    const before = updateTime ? { fields: {}, updateTime } : undefined;
    return { ...write, currentDocument: before ?? { exists: false } };
  }
}

/** One text: a map would be indexed field by field, and 40,000 index entries are the most. */
function textOf(rows: RememberedShelf): string {
  let room = MOST_TEXT;
  const texts = [...rows].map(([id, { title, marks }]) =>
    JSON.stringify([id, title, [...marks].map((mark) => mark.join(':')).join(' ')]),
  );
  const fitting = texts.filter((text) => {
    room -= text.length;
    return room > 0;
  });
  return `[${fitting.join()}]`;
}
