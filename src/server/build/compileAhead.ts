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

/** Has to be the first line. Source: V8, "Explicit Compile Hints"; Chrome and Edge from 136 on, to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Lets browsers compile the scripts' functions on another thread while they come. By themselves they only look where each ends,
 * and the main thread compiles it at the first call: half of what kept a phone from hearing presses while a page came alive.
 * Written when minifying is done, which would take it for a comment. `config` is changed.
 */
export function compileAhead<Config extends { readonly plugins: object[] }>(
  config: Config,
  { BannerPlugin, Compilation }: Webpack,
): Config {
  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
  config.plugins.push(
    new BannerPlugin({ banner: HINT, raw: true, include: /^static\/chunks\//, stage }),
  );
  return config;
}
