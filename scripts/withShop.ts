import { parseArgs } from 'node:util';
import { takeSettings } from './takeSettings';

/*
 * `tsx scripts/withShop.ts catalogueCheck --from demo` runs catalogueCheck.ts for the shop of the settings: the site's
 * modules know the shop from the moment in which they are loaded.
 */
const [name] = process.argv.splice(2, 1);
const { from } = parseArgs({ options: { from: { type: 'string' } }, strict: false }).values;
const folder = typeof from === 'string' ? from : undefined;
const isReady = process.argv.includes('--help') ? Promise.resolve() : takeSettings(folder);
isReady
  .then(() => import(`./${name}`))
  .catch((cause: Error) => {
    console.error(cause.message);
    process.exitCode = 1;
  });
