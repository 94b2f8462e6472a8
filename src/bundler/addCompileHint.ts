interface Webpack {
  readonly BannerPlugin: new (options: {
    banner: string;
    raw: boolean;
    include: RegExp;
    stage: number;
  }) => object;
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
}

/** Must be a script's first line. Chrome and Edge from 136 on. Source: V8, "Explicit Compile Hints". */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Adds the compile hint to the browser's scripts, after the minifier, which drops comments: browsers then compile on
 * another thread while loading. Takes 90 to 115 ms off the 200 ms for which a category page blocks a slow phone's main
 * thread (processor four times slower, two alternating runs). Mutates `config`.
 */
export function addCompileHint<Config extends { readonly plugins: object[] }>(
  config: Config,
  { BannerPlugin, Compilation }: Webpack,
): Config {
  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
  config.plugins.push(
    new BannerPlugin({ banner: HINT, raw: true, include: /^static\/chunks\//, stage }),
  );
  return config;
}
