import type { FirestoreStandIn } from '../standIn/FirestoreStandIn';
import { faults } from '../standIn/faults';

const EVERY_MS = 700;

/**
 * Keeps changing every document while reads of some collections fail. Each title contains the version of its
 * collection, so that a page that mixes two reads is detected.
 * @param oneIn at any time one collection in this many fails.
 * @returns a function that ends the changes and the faults.
 */
export function keepRestocking(standIn: FirestoreStandIn, oneIn = 6): () => void {
  const kinds = [...faults.values()];
  let version = 0;
  const change = () => {
    version += 1;
    for (const [index, [name, documents]] of [...standIn.documents].entries()) {
      const title = { stringValue: `[${name} version ${version}]` };
      const titled = Object.entries(documents).map(([id, fields]) => [id, { ...fields, title }]);
      standIn.documents.set(name, Object.fromEntries(titled));
      const kind = kinds[(version + index) % kinds.length];
      if (kind && (version + index) % oneIn === 0) standIn.fail(kind.fault, name);
      else standIn.recover(name);
    }
  };
  change();
  const timer = setInterval(change, EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const name of standIn.documents.keys()) standIn.recover(name);
  };
}
