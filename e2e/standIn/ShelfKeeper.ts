import type { FirestoreStandIn } from './FirestoreStandIn';
import { faults } from './faults';
import type { StandInDocuments } from './runQuery';

const CHANGES_EVERY_MS = 700;

/** One collection in six fails at any time. */
const FAILING_PART = 6;

/**
 * Somebody who restocks every shelf all the time, while the database fails now here, now there. All documents of a collection
 * say the same version, so that a page that mixes two of them can be told.
 */
export class ShelfKeeper {
  readonly #standIn: FirestoreStandIn;
  readonly #timer: NodeJS.Timeout;
  #version = 0;

  constructor(standIn: FirestoreStandIn) {
    this.#standIn = standIn;
    this.restock();
    this.#timer = setInterval(() => this.#change(), CHANGES_EVERY_MS);
  }

  /** Gives every document of every collection the next version, in its title. */
  restock(): void {
    this.#version += 1;
    for (const [collection, documents] of this.#standIn.documents) {
      this.#standIn.documents.set(
        collection,
        titled(documents, `[${collection} version ${this.#version}]`),
      );
    }
  }

  /** Ends the changes and the faults. */
  stop(): void {
    clearInterval(this.#timer);
    for (const collection of this.#standIn.documents.keys()) this.#standIn.recover(collection);
  }

  #change(): void {
    this.restock();
    const kinds = [...faults.values()];
    [...this.#standIn.documents.keys()].forEach((collection, index) => {
      this.#standIn.recover(collection);
      const kind = kinds[(this.#version + index) % kinds.length];
      const fails = (this.#version + index) % FAILING_PART === 0;
      if (kind && fails) this.#standIn.fail(kind.fault, collection);
    });
  }
}

function titled(documents: StandInDocuments, stringValue: string): StandInDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, fields]) => [id, { ...fields, title: { stringValue } }]),
  );
}

/** The collections of which a page shows more than one version. */
export function mixedShelves(html: string): string[] {
  const shown = new Set(html.match(/\[[\w -]+ version \d+\]/g));
  const collections = [...shown].map((title) => title.replace(/ version.*/, ''));
  return collections.filter((collection, index) => collections.indexOf(collection) !== index);
}
