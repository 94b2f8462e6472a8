import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SourceFile {
  /** From the root of the repository, with slashes: `src/ui/Icon.tsx`. */
  readonly path: string;
  readonly text: string;
  /** The text without comments; what looks like one inside a string (an address) stays. */
  readonly code: string;
}

const stringsAndComments =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** All TypeScript and CommonJS files in these folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|cjs)$/.test(name))
      .map((name) => path.posix.join(folder, name))
      .sort()
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return { path: file, text, code: text.replace(stringsAndComments, '$1') };
      }),
  );
}
