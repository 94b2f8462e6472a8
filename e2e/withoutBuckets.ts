/** A text without the names of a Firebase project's buckets, of which the optimiser's settings and pages speak. */
export function withoutBuckets(text: string, projectId: string): string {
  return text
    .replaceAll(`/v0/b/${projectId}.appspot.com/`, '')
    .replaceAll(`/v0/b/${projectId}.firebasestorage.app/`, '');
}
