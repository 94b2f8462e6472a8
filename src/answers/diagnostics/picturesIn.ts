import { findCollection } from '@/catalogue/collections';
import { allowedAddress } from '@/data/normalise/allowedAddress';
import { pictureFields } from '@/data/normalise/documentFields';
import { isSharePage } from '@/data/normalise/isSharePage';
import { safeAddress } from '@/data/normalise/safeAddress';
import type { CheckedDocuments } from './checkCatalogue';

/** A picture that a document names, and that pages would show. */
export interface NamedPicture {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  /** A path of this site, or an https address. */
  readonly address: string;
}

/** All pictures that documents name, but for those that a look at their address tells to be none. Total. */
export function picturesIn(documents: CheckedDocuments): NamedPicture[] {
  return [...documents].flatMap(([name, byId]) => {
    const collection = findCollection(name);
    if (!collection) return [];
    return Object.entries(byId).flatMap(([id, fields]) =>
      pictureFields[collection.kind].flatMap((field): NamedPicture[] => {
        const address = allowedAddress(safeAddress(fieldOf(fields, field)));
        const asks = address !== undefined && !isSharePage(address);
        return asks ? [{ collection: name, id, field, address }] : [];
      }),
    );
  });
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}
