import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder that is deleted after the tests of the file. Returns its path. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  folders.push(folder);
  return folder;
}
