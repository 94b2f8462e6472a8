/** The host of every Firebase project's files, anybody's: a bucket's folder belongs behind it. */
export const FIREBASE_STORAGE = 'firebasestorage.googleapis.com';

/** YouTube's stills pass through our optimiser: without a press nobody's browser asks YouTube for anything. */
const YOUTUBE_STILLS = 'i.ytimg.com/vi/';

/**
 * Hosts, with a folder where only that is meant, whose pictures this site handles: those that are given, the project's own
 * buckets under their old and new names, YouTube's stills. Each ends with a slash.
 */
export function imageHosts(given: readonly string[], projectId: string | undefined): string[] {
  const buckets = projectId ? [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`] : [];
  return [
    ...given.map((host) => host.replace(/\/?$/, '/')),
    ...buckets.map((bucket) => `${FIREBASE_STORAGE}/v0/b/${bucket}/o/`),
    YOUTUBE_STILLS,
  ];
}
