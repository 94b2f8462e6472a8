import { checkCatalogue } from '../../src/answers/report/checkCatalogue';
import type { Conversation } from '../Conversation';
import type { CatalogueFiles } from '../push/readCatalogueFiles';
import { findingsTable, findingsTotal } from './findingsTable';

/** Checks a catalogue and prints the findings. Returns true if there is no error. */
export function printFindings(documents: CatalogueFiles, say: Conversation['say']): boolean {
  const findings = checkCatalogue(documents);
  for (const line of findingsTable(findings)) say(line);
  const many = [...documents.values()].reduce((sum, one) => sum + Object.keys(one).length, 0);
  say(`${many} documents in ${documents.size} collections.`);
  say(findingsTotal(findings));
  return findings.every(({ severity }) => severity !== 'error');
}
