import path from 'node:path';

interface WebpackConfig {
  readonly module: { readonly rules: unknown[] };
}

/** Lets a module import a worker's compiled text: `import text from '@/offline/worker?text'`. Mutates `config`. */
export function textOfWorkers<Config extends WebpackConfig>(config: Config): Config {
  config.module.rules.push({
    resourceQuery: /^\?text$/,
    use: path.resolve('src/bundler/compileWorker.cjs'),
  });
  return config;
}
