import path from 'node:path';

interface Import {
  /** The path from the root of the repository without extension, or a package's name. */
  readonly from: string;
  /** Whether compiling removes the import. */
  readonly typeOnly: boolean;
  /** Whether it is loaded when the code asks for it: `import('…')`. */
  readonly later: boolean;
}

/** `import type {…} from`, `export {…} from`, `import '…'`, `import('…')`, `require('…')`. */
const statement =
  /\b(?:(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)\s*\bfrom\s*|(?:import|require)\s*(\(?)\s*)['"]([@\w./?-]+)['"]/g;
const onlyTypes = /^\{\s*(?:type\s+[^,}]+,?\s*)+\}$/;

/** What a file imports or re-exports, dynamic imports included. */
export function importsOf(file: { readonly path: string; readonly code: string }): Import[] {
  return Array.from(
    file.code.matchAll(statement),
    ([, type, names = '', called, specifier = '']) => ({
      from: resolved(file.path, specifier),
      typeOnly: Boolean(type) || onlyTypes.test(names.trim()),
      later: called === '(',
    }),
  );
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@styles/')) return `styles/${specifier.slice(8)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier;
}
