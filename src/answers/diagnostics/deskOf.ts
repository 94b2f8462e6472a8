import { findCollection } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { hasSheet } from '@/data/sheetRun/hasSheet';
import { documentNames, type FieldNames } from '@/messages/en/fieldNames';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { sheetNames } from './sheetNames';
import { sheetTab } from './sheetTab';

/** Where the owner mends what is wrong in a collection. */
export interface Desk {
  readonly words: FieldNames;
  readonly name: string;
  /** Of the Google Sheet; absent for the Firebase console. */
  readonly tab?: string;
}

/** The Google Sheet if there is one with the collection, else the Firebase console. */
export function deskOf(collection: string): Desk {
  const isInSheet = findCollection(collection);
  if (!hasSheet() || !isInSheet) return { words: documentNames, name: collection };
  const shelf = categories.find((category) => category.collection === collection);
  const name = shelf ? sharedMessages.labelsOf(shelf.slug).title : collection;
  return { words: sheetNames, name, tab: sheetTab(collection) };
}
