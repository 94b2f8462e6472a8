import { readFileSync } from 'node:fs';

/** firestore.rules as it is in the project, and as it may not stay: it lets nobody read. */
export const shippedRules = readFileSync('firestore.rules', 'utf8');

/** With the e-mail of the reader, as docs/owner.md tells the owner to publish it. */
export function closedRules(email: string): string {
  return shippedRules.replace('E-MAIL OF THE READER', email);
}

/** As somebody could write it on purpose: everybody may read. */
export const openRules = shippedRules.replace(/return request\.auth.*;/, 'return true;');
