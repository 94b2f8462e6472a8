import path from 'node:path';
import { withoutComments } from './withoutComments';

interface Import {
  /** The path from the root of the repository without extension, or a package's name. */
  readonly from: string;
  /** Whether compiling removes the import. */
  readonly typeOnly: boolean;
}

const statement =
  /\b(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)\s*\bfrom\s*['"]([@\w./?-]+)['"]/g;
const bare = /\b(?:import|require)\s*\(?\s*['"]([@\w./?-]+)['"]/g;

/** What a file imports or re-exports, dynamic imports included. */
export function importsOf(file: { readonly path: string; readonly text: string }): Import[] {
  const code = withoutComments(file.text);
  return [
    ...Array.from(code.matchAll(statement), ([, type, names = '', specifier = '']) => ({
      from: resolved(file.path, specifier),
      typeOnly: Boolean(type) || namesOnlyTypes(names),
    })),
    ...Array.from(code.matchAll(bare), ([, specifier = '']) => ({
      from: resolved(file.path, specifier),
      typeOnly: false,
    })),
  ];
}

function namesOnlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  return Boolean(
    inBraces
      ?.split(',')
      .filter((name) => name.trim())
      .every((name) => /^\s*type\s/.test(name)),
  );
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@styles/')) return `styles/${specifier.slice(8)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier;
}
