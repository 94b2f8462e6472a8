/**
 * A collection could not be read. The message names the collection and the cause, for the build's last line and the log.
 * Where in our code is no news, so Next's log of it stays one line.
 */
export class CatalogueReadError extends Error {
  /** Why, in the words of what failed. */
  readonly reason: string;

  constructor(collection: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The collection "${collection}" could not be read: ${reason}`);
    this.name = 'CatalogueReadError';
    this.reason = reason;
    this.stack = `${this.name}: ${this.message}`;
  }
}
