/**
 * A collection could not be read. The message names the collection and the cause, for the build's last line and the log.
 * Where in our code is no news, and the reason is no field of its own, so that Next's log of it stays one line.
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
