/**
 * A collection could not be read. The message names the collection and the cause, for the build's last line and the log.
 * Next logs an error with its stack and its fields. To be one line there, this one has its message for a stack, and keeps its
 * reason in a private field.
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

  /** Why, in the words of what failed. */
  get reason(): string {
    return this.#reason;
  }
}
