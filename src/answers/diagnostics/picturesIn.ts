import { findCollection } from '@/catalogue/allCollections';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { pictureFields } from '@/data/normalise/documentFields';
import { fieldReaders } from '@/data/normalise/fieldReaders';
import type { CheckedDocuments } from './checkCatalogue';

/** A picture that a document names and pages would show. */
export interface NamedPicture {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  /** A path of this site, or an https address. */
  readonly address: string;
}

/** All pictures that documents name, unless the address alone shows that they can't be used. Never throws. */
export function picturesIn(documents: CheckedDocuments): NamedPicture[] {
  return [...documents].flatMap(([name, byId]) => {
    const kind = findCollection(name)?.kind;
    const names = kind ? pictureFields[kind] : [];
    return Object.entries(byId).flatMap(([id, fields]) =>
      names.flatMap((field): NamedPicture[] => {
        const address = usableAddress(fieldOf(fields, field));
        return address ? [{ collection: name, id, field, address }] : [];
      }),
    );
  });
}

function usableAddress(found: unknown): string | undefined {
  const { value, code, mistakes = [] } = fieldReaders.picture(found);
  const codes = mistakes.map((mistake) => mistake.code).concat(code ?? []);
  return codes.some((one) => diagnosticSeverities[one] === 'error') ? undefined : value;
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}
