import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DocumentFields } from '../database/Database';

/** A folder of catalogue files: documents by collection, then by id. */
export type CatalogueFiles = ReadonlyMap<string, Readonly<Record<string, DocumentFields>>>;

const fieldValue = z.json().refine(hasNoNestedList, 'Firestore takes no list in a list');
const documentId = z.string().refine(isDocumentId, 'a document id without slashes');
const collectionFile = z.record(documentId, z.record(z.string(), fieldValue));

/**
 * Reads a folder with a `<collection>.json` for each collection, known or not, ids as keys.
 * @throws Error that names a file that is not JSON, or not documents by id.
 */
export function readCatalogueFiles(folder: string): CatalogueFiles {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${folder} holds no .json file`);
  return new Map(
    files.sort().map((file) => [path.basename(file, '.json'), readCollectionFile(folder, file)]),
  );
}

function readCollectionFile(folder: string, file: string): Record<string, DocumentFields> {
  try {
    return collectionFile.parse(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'), refuseProto),
    );
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${file}: should be documents by id, each an object of fields. ${reason}`, {
      cause,
    });
  }
}

function hasNoNestedList(value: unknown): boolean {
  const parts = Object.values(Object(value));
  const isFlat = !Array.isArray(value) || !parts.some(Array.isArray);
  return typeof value !== 'object' || (isFlat && parts.every(hasNoNestedList));
}

/** Zod would silently drop a field of this name. */
function refuseProto(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new Error('"__proto__" is no name for a document or field');
  return value;
}

/** Source: firebase.google.com/docs/firestore/quotas, "Collections, documents, and fields". */
export function isDocumentId(text: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,300}$/.test(text);
}
