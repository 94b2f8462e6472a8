/**
 * The collection of the history. The site never reads it, and firestore.rules lets nobody read it: only an account that
 * may write does.
 */
export const HISTORY_COLLECTION = 'CATALOGUE-HISTORY';
