import { SettingsError } from '../../shop/SettingsError';
import type { RawDocument } from '../source/CatalogueSource';
import { readRows } from './readRows';
import { registryVariables } from './registryVariables';

/**
 * The registry that the shop's rows make, as variables for a build (`registryVariables`).
 * @throws SettingsError that names each wrong row and its field, or says that there is no shelf.
 */
export function shelfVariables(
  documents: readonly RawDocument[],
): Readonly<Record<string, string>> {
  const { rows, problems } = readRows(documents);
  if (problems.length > 0)
    throw new SettingsError(problems.map((problem) => `SHELVES, ${problem}`));
  if (!rows.some(({ kind }) => kind === 'shelf')) throw new SettingsError(['SHELVES: no shelf']);
  return registryVariables(rows);
}
