/** Removes the bucket names of a Firebase project, which occur in the optimiser's settings and in pages. */
export function withoutBuckets(text: string, projectId: string): string {
  return text
    .replaceAll(`/v0/b/${projectId}.appspot.com/`, '')
    .replaceAll(`/v0/b/${projectId}.firebasestorage.app/`, '');
}
