/**
 * A collection could not be read. The message names the collection and the cause, for the log and the last line of a
 * failed build. Next logs an error's stack and fields. So that this stays one line, the stack is the message alone and
 * the reason is a private field.
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

  /** The message of the error that caused it. */
  get reason(): string {
    return this.#reason;
  }
}

/**
 * Why a read failed, from what it threw. Checks the name, not `instanceof`: each page's server bundle has its own copy of
 * the class.
 */
export function reasonOf(error: unknown): string {
  const { name, reason } = Object(error) as Partial<CatalogueReadError>;
  return name === 'CatalogueReadError' && reason ? reason : String(error);
}
