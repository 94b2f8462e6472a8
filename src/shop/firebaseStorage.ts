/** The host of every Firebase project's files, anybody's: a bucket's folder belongs behind it. */
export const FIREBASE_STORAGE = 'firebasestorage.googleapis.com';
