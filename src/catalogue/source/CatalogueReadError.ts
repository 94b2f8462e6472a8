/** A collection could not be read. The message names the collection and the cause, for the build's last line and the log. */
export class CatalogueReadError extends Error {
  constructor(collection: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The collection "${collection}" could not be read: ${reason}`, { cause });
    this.name = 'CatalogueReadError';
  }
}
