import path from 'node:path';

/** The part of webpack's configuration that is changed here. */
interface WebpackConfig {
  readonly module: { readonly rules: unknown[] };
}

/**
 * Lets a module import the compiled text of a worker: `import text from '@/offline/worker?text'`. Mutates `config`.
 */
export function textOfWorkers<Config extends WebpackConfig>(config: Config): Config {
  config.module.rules.push({
    resourceQuery: /^\?text$/,
    use: path.resolve('src/bundler/compileWorker.cjs'),
  });
  return config;
}
