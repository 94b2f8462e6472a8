import path from 'node:path';

/** The part of webpack's configuration that is changed here. */
interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, unknown> };
  readonly module: { readonly rules: unknown[] };
}

const dist = path.join(path.dirname(require.resolve('next/package.json')), 'dist');

/** The folders of Next with code for browsers. `dist/esm` has the same folders as ES modules. */
const FOLDERS = ['client', 'lib', 'pages', 'shared'] as const;

/** Stays CommonJS: the ES modules lack the file for browsers. */
const POLYFILLS = 'build/polyfills';

/** Next's code for browsers imports it without using it. */
const PATTERNS = 'compiled/path-to-regexp';

/**
 * Takes 18 KB (gzip) off every page's first script: a category page has 146 KB with it and 164 without. Browsers get the ES
 * modules that Next ships beside its CommonJS ones, of which webpack can leave out unused exports. Next does the same for its
 * edge functions (next 16.4.5, build/create-compiler-aliases.js). Changes `config`.
 */
export function slimNext<Config extends WebpackConfig>(config: Config): Config {
  const { alias } = config.resolve;
  for (const folder of FOLDERS) alias[path.join(dist, folder)] = path.join(dist, 'esm', folder);
  alias[path.join(dist, 'esm', POLYFILLS)] = path.join(dist, POLYFILLS);
  config.module.rules.push({ include: path.join(dist, PATTERNS), sideEffects: false });
  return config;
}
