/** The part of Next's webpack that is used here. */
interface Webpack {
  readonly BannerPlugin: new (options: {
    banner: string;
    raw: boolean;
    include: RegExp;
    stage: number;
  }) => object;
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
}

/**
 * Must be the first line of a script. Works in Chrome and Edge from 136 on; other browsers ignore the comment.
 * Source: V8, "Explicit Compile Hints".
 */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Adds the compile hint to the browser's scripts. It takes 90 to 115 ms off the 200 ms for which a category page blocks
 * a slow phone's main thread (processor four times slower, two alternating runs). Browsers then compile the scripts on
 * another thread while loading, and not each function at its first call. The hint is added after the minifier, which
 * drops comments. Mutates `config`.
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
