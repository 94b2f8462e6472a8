import path from 'node:path';

interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, unknown> };
  readonly module: { readonly rules: unknown[] };
}

const dist = path.join(path.dirname(require.resolve('next/package.json')), 'dist');

/** Next's folders with browser code, which `dist/esm` has as ES modules. */
const FOLDERS = ['client', 'lib', 'pages', 'shared'] as const;

/** Stays CommonJS: `dist/esm` lacks the polyfill file for browsers. */
const POLYFILLS = 'build/polyfills';

/** Next's browser code imports it without using it. */
const PATTERNS = 'compiled/path-to-regexp';

/**
 * Gives browsers Next's ES modules, whose unused exports webpack can remove: a category page has 146 KB (gzip), not
 * 164. Next does so for its edge functions (build/create-compiler-aliases.js). Mutates `config`.
 */
export function preferNextEsModules<Config extends WebpackConfig>(config: Config): Config {
  const { alias } = config.resolve;
  for (const folder of FOLDERS) alias[path.join(dist, folder)] = path.join(dist, 'esm', folder);
  alias[path.join(dist, 'esm', POLYFILLS)] = path.join(dist, POLYFILLS);
  config.module.rules.push({ include: path.join(dist, PATTERNS), sideEffects: false });
  return config;
}
