const path = require('node:path');
const { build } = require('esbuild');

/**
 * A webpack loader that makes a module of a service worker: its default export is the worker's compiled text, with all
 * that it imports. The site's own bundler would give the worker a new address with each build, but browsers look for a
 * new worker under the old one's address.
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
