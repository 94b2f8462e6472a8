const path = require('node:path');
const { build } = require('esbuild');

/**
 * A webpack loader: the text of a service worker, with all that it imports, as the default export of a module. The
 * site's own bundler would put the worker into an address that changes with each build; browsers look for a new worker
 * under the address of the old one.
 */
module.exports = async function compileWorker() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    // Chrome 85, Firefox 79, Safari 14: older browsers have no worker.
    target: 'es2021',
    // The worker is the same for all shops.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.SHOP': 'undefined' },
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(file));
  return `export default ${JSON.stringify(outputFiles[0].text)}`;
};
