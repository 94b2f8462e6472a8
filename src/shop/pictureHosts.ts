/** The host of the files of all Firebase projects. Only with a bucket's folder behind it does it mean one project. */
export const FIREBASE_STORAGE = 'firebasestorage.googleapis.com';

/** YouTube's stills go through our optimiser, so that no browser contacts YouTube before the visitor presses play. */
const YOUTUBE_STILLS = 'i.ytimg.com/vi/';

/**
 * The hosts whose pictures this site handles, each optionally limited to a folder: the configured ones, the project's
 * own buckets under their old and new names, and YouTube's stills. Each ends with a slash.
 */
export function pictureHosts(given: readonly string[], projectId: string | undefined): string[] {
  const buckets = projectId ? [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`] : [];
  return [
    ...given.map((host) => host.replace(/\/?$/, '/')),
    ...buckets.map((bucket) => `${FIREBASE_STORAGE}/v0/b/${bucket}/o/`),
    YOUTUBE_STILLS,
  ];
}
