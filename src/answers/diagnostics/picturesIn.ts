import { findCollection } from '@/catalogue/collections';
import { allowedAddress } from '@/data/normalise/allowedAddress';
import { pictureFields } from '@/data/normalise/documentFields';
import { isSharePage } from '@/data/normalise/isSharePage';
import { safeAddress } from '@/data/normalise/safeAddress';
import { ROWS } from '@/data/registry/rowDocuments';
import type { CheckedDocuments } from './checkCatalogue';

/** A picture that a document names and pages would show. */
export interface NamedPicture {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  /** A path of this site, or an https address. */
  readonly address: string;
}

/** All pictures that documents name, without those whose address alone shows that they can't be used. Never throws. */
export function picturesIn(documents: CheckedDocuments): NamedPicture[] {
  return [...documents].flatMap(([name, byId]) => {
    const kind = findCollection(name)?.kind;
    const names = kind ? pictureFields[kind] : name === ROWS ? ['img'] : [];
    return Object.entries(byId).flatMap(([id, fields]) =>
      names.flatMap((field): NamedPicture[] => {
        const address = allowedAddress(safeAddress(fieldOf(fields, field)));
        const isUsable = address !== undefined && !isSharePage(address);
        return isUsable ? [{ collection: name, id, field, address }] : [];
      }),
    );
  });
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}
