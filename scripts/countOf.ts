/** A number of documents in words. */
export function countOf(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-IN')} documents`;
}
