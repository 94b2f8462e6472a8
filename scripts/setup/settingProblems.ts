import { rowsInFile, slugsIn } from '../../src/data/registry/rowDocuments';
import { readSettings } from '../../src/data/settings/readSettings';
import { readCatalogueFolder } from '../../src/data/settings/readSourceSettings';
import { SettingsError } from '../../src/shop/SettingsError';

/** What is wrong with these settings together: sentences that begin with a variable's name and a colon. */
export function settingProblems(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(settings, slugsIn(rowsInFile(readCatalogueFolder(settings)).documents));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
