/** A document as its source returned it, not validated. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** Where the catalogue's documents come from. */
export interface CatalogueSource {
  readonly name: 'firestore' | 'demo';
  /** The first `limit` documents by id. @throws CatalogueReadError when they can't all be read. */
  read(collection: string, limit: number): Promise<RawDocument[]>;
}

/**
 * A collection could not be read; the message says which and why. Next logs an error's stack and fields. Therefore the
 * stack is the message alone and the reason is private: the log gets one line.
 */
export class CatalogueReadError extends Error {
  readonly #reason: string;

  constructor(collection: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The collection "${collection}" could not be read: ${reason}`);
    this.name = 'CatalogueReadError';
    this.#reason = reason;
    this.stack = `${this.name}: ${this.message}`;
  }

  /** The cause's message. */
  get reason(): string {
    return this.#reason;
  }
}

/** Why a read failed. Checks the name, not `instanceof`: each page's server bundle has its own copy of the class. */
export function reasonOf(error: unknown): string {
  const { name, reason } = Object(error) as Partial<CatalogueReadError>;
  return name === 'CatalogueReadError' && reason ? reason : String(error);
}
