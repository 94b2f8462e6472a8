import { checkCatalogue } from '../../src/answers/report/checkCatalogue';
import type { CatalogueFiles } from '../push/readCatalogueFiles';
import type { Conversation } from '../terminal';
import { findingsTable, findingsTotal } from './findingsTable';

/** Whether documents may be written. An error forbids it; with warnings, the owner is asked. */
export async function passesCheck(
  files: CatalogueFiles,
  { say, confirm }: Conversation,
): Promise<boolean> {
  const findings = checkCatalogue(files).filter(({ severity }) => severity !== 'hint');
  if (findings.length === 0) return true;
  for (const line of findingsTable(findings)) say(line);
  say(findingsTotal(findings));
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  if (!hasErrors && (await confirm('Write it all the same, with these warnings?'))) return true;
  say(hasErrors ? 'Nothing was written: correct the errors first.' : 'Nothing was written.');
  return false;
}
