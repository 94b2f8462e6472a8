import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SourceFile {
  /** From the root of the repository, with slashes: `src/ui/Icon.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** All TypeScript and CommonJS files in these folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|cjs)$/.test(name))
      .map((name) => path.posix.join(folder, name))
      .sort()
      .map((file) => ({ path: file, text: readFileSync(file, 'utf8') })),
  );
}
