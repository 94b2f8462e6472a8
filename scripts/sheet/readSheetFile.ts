import { readFileSync, statSync } from 'node:fs';
import { readSheet } from './readSheet';
import type { Workbook } from './readXlsx';
import { SheetError } from './SheetError';
import { sheetLimits } from './sheetLimits';

/**
 * Reads a spreadsheet of the disk.
 * @throws SheetError that names the file and says what is wrong with it.
 */
export async function readSheetFile(file: string): Promise<Workbook> {
  try {
    // Looked at before it is read: a film would fill the memory.
    if (statSync(file).size > sheetLimits.bytes)
      throw new SheetError('The file is larger than 20 MB.');
    return await readSheet(readFileSync(file));
  } catch (cause) {
    throw new SheetError(`${file}: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const { code, message } = Object(cause) as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'This is a folder; give the file in it.';
  if (code === 'EACCES') return 'The file may not be read.';
  return message;
}
