import { checkCatalogue } from '../../src/answers/diagnostics/checkCatalogue';
import { checkPictures } from '../../src/answers/diagnostics/checkPictures';
import type { CatalogueFiles } from '../push/readCatalogueFiles';
import { findingsTable, findingsTotal } from './findingsTable';

interface Options {
  readonly pictures: number;
  readonly say: (text: string) => void;
}

/** Checks a catalogue and its pictures, prints the findings. Returns true if there is no error. */
export async function printFindings(
  documents: CatalogueFiles,
  { pictures, say }: Options,
): Promise<boolean> {
  const { findings: onPictures, looked, unchecked } = await checkPictures(documents, pictures);
  const findings = [...checkCatalogue(documents), ...onPictures];
  for (const line of findingsTable(findings)) say(line);
  const many = [...documents.values()].reduce((sum, one) => sum + Object.keys(one).length, 0);
  say(`${many} documents in ${documents.size} collections, ${looked} pictures checked.`);
  if (unchecked > 0)
    say(
      `${unchecked} pictures were not checked; --pictures ${looked + unchecked} checks them all.`,
    );
  say(findingsTotal(findings));
  return findings.every(({ severity }) => severity !== 'error');
}
