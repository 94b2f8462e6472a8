import { cpSync, rmSync } from 'node:fs';
import { emulatorJar } from '../scripts/emulatorJar';
import { startEmulator } from '../scripts/startEmulator';
import { demoShop } from '../src/shop/demoShop';
import { IN_DATABASE } from '../src/shop/inDatabase';
import { buildSite } from './buildSite';
import { EMULATOR_KEY } from './emulatorKey';
import { seedEmulator } from './seedEmulator';
import { siteEnvironment } from './siteEnvironment';
import * as known from './sites';
import { settingOnStandIn } from './standIn/siteOnStandIn';
import { startSite } from './startSite';

/*
 * Builds the sites for the browser tests and serves them until it is stopped. Builds share what they can: scripts are
 * compiled without settings, so the site on the emulator and the sites of e2e/faults share one compilation.
 */

const { demo, firestore } = known.sites;
const ending = new AbortController();
const atTheEnd: (() => unknown)[] = [];

/** Settings of a shop that keeps its hours in the database. Name, phone, e-mail and street must be set together. */
const shopWithHours = {
  SHOP_NAME: demoShop.name,
  SHOP_PHONE: demoShop.phone,
  SHOP_EMAIL: demoShop.email,
  SHOP_STREET: demoShop.street,
  SHOP_HOURS: IN_DATABASE,
};

async function build(
  part: Parameters<typeof buildSite>[0],
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void = () => undefined,
): Promise<void> {
  const start = Date.now();
  const { status, output } = await buildSite(part, env, { onOutput, signal: ending.signal });
  if (status !== 0) throw new Error(`${env.SITE_DIST} could not be built:\n${output}`);
  console.log(`${env.SITE_DIST}: ${part}, ${Math.round((Date.now() - start) / 1000)} s`);
}

async function serve(env: NodeJS.ProcessEnv, port: number): Promise<void> {
  const site = await startSite(env, { port });
  atTheEnd.push(() => site.end());
}

/** Builds the site with the demo catalogue by the owner's own command, and serves it. */
async function serveDemo(onTypesChecked: () => void): Promise<void> {
  const env = siteEnvironment(known.DEMO_DIST);
  await build('whole', env, (text) => {
    if (text.includes('Creating an optimized production build')) onTypesChecked();
  });
  await serve(env, demo.port);
}

/** Copies the scripts that were compiled in FAULTY_DIST into another build. */
function copyScripts(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  cpSync(known.FAULTY_DIST, dist, {
    recursive: true,
    filter: (file) => file !== `${known.FAULTY_DIST}/cache`,
  });
}

async function makePages(env: NodeJS.ProcessEnv): Promise<void> {
  await build('generate-env', env);
  await build('generate', env);
}

async function serveOnEmulator(): Promise<void> {
  const emulator = await startEmulator(firestore.emulatorPort);
  atTheEnd.push(emulator.stop);
  await seedEmulator(emulator.address);
  const env = siteEnvironment(known.FIRESTORE_DIST, {
    SITE_BUILT_BEFORE: 'yes',
    FIREBASE_PROJECT_ID: firestore.projectId,
    FIREBASE_API_KEY: EMULATOR_KEY,
    ...shopWithHours,
    __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts: { firestore: emulator.address } }),
    CATALOGUE_TEST_FRESH_SECONDS: String(known.TEST_FRESH_SECONDS),
  });
  await makePages(env);
  await serve(env, firestore.port);
}

/** Builds the pages that each fault test serves itself, on its own stand-in. */
async function buildOnStandIn(): Promise<void> {
  const { standIn, env } = await settingOnStandIn(known.FAULTY_DIST);
  await makePages(env);
  await standIn.refuse();
}

async function compileAndServe(typesChecked: Promise<void>): Promise<void> {
  // All builds write next-env.d.ts, which names the build's own folder. So this one waits until types are checked.
  await typesChecked;
  await build('compile', siteEnvironment(known.FAULTY_DIST, { SITE_BUILT_BEFORE: 'yes' }));
  copyScripts(known.FIRESTORE_DIST);
  copyScripts(known.STOPPED_DIST);
  await Promise.all([...(emulatorJar() ? [serveOnEmulator()] : []), buildOnStandIn()]);
}

async function serveSites(): Promise<void> {
  let onTypesChecked = () => {};
  const typesChecked = new Promise<void>((resolve) => {
    onTypesChecked = resolve;
  });
  await Promise.all([serveDemo(onTypesChecked), compileAndServe(typesChecked)]);
  console.log(known.SITES_ARE_SERVED);
}

async function end(): Promise<void> {
  ending.abort();
  await Promise.all(atTheEnd.map((stop) => stop()));
  process.exit();
}

process.once('SIGTERM', end);
process.once('SIGINT', end);
serveSites().catch(async (cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
  await end();
});
