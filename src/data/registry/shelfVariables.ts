import { diagnosticSeverities } from '../../catalogue/diagnosticSeverities';
import { diagnosticMessages } from '../../messages/en/diagnosticMessages';
import { documentNames } from '../../messages/en/fieldNames';
import { SettingsError } from '../../shop/SettingsError';
import { readRows } from './readRows';
import { registryVariables } from './registryVariables';
import { ROWS, type ShopRows } from './rowDocuments';

/**
 * The registry as variables for a build. Wrong rows of the database are left out (`catalogue:check` names them); in a
 * file they stop the build.
 * @throws SettingsError that names each wrong row and field, or says that there is no shelf.
 */
export function shelfVariables({
  documents,
  fromDatabase,
}: ShopRows): Readonly<Record<string, string>> {
  const { rows, words, diagnostics } = readRows(documents);
  const errors = diagnostics.filter(({ code }) => diagnosticSeverities[code] === 'error');
  const problems = errors.map((diagnostic) => {
    const { problem, fix } = diagnosticMessages[diagnostic.code](diagnostic, ROWS, documentNames);
    return `${ROWS}, ${diagnostic.ids.join()}: ${problem} ${fix}`;
  });
  if (problems.length > 0 && !fromDatabase) throw new SettingsError(problems);
  if (!rows.some(({ kind }) => kind === 'shelf'))
    throw new SettingsError([
      `${ROWS}: the shop has no shelf; each is a document with slug, collection, group and title`,
    ]);
  return registryVariables(rows, words);
}
