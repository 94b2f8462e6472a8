import { SHEET_RUN } from '../../src/data/sheetRun/sheetRunDocument';

/**
 * What the sync remembers: the rows as the last run read them, and the last runs. firestore.rules lets nobody read it,
 * because it has what was refused, in the owner's words.
 */
export const SYNC_COLLECTION = 'CATALOGUE-SYNC';

/** The collections of a sync; none is a shelf. */
export const syncCollections: readonly string[] = [SYNC_COLLECTION, SHEET_RUN];
