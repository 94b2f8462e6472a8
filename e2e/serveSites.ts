import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { authStandIn, READER } from '../__tests__/helpers/authStandIn';
import { shippedRules } from '../__tests__/helpers/closedRules';
import { emulatorJar } from '../__tests__/helpers/machine/emulatorJar';
import { startEmulator } from '../__tests__/helpers/machine/startEmulator';
import { buildSite } from './buildSite';
import { EMULATOR_KEY } from './emulatorKey';
import { publishRules } from './publishRules';
import { seedEmulator } from './seedEmulator';
import { siteEnvironment } from './siteEnvironment';
import * as known from './sites';
import { settingOnStandIn } from './standIn/siteOnStandIn';
import { startSite } from './startSite';

/*
 * Builds the sites for the browser tests and serves them until it is stopped. Scripts are compiled without settings, so
 * all sites share one compilation, with its files traced as in `npm run build`, and one check of types.
 */

const { demo, firestore } = known.sites;
/** Only nightly tests need a build for a database that fails. */
const isNightly = process.argv.includes(known.NIGHTLY);
const ending = new AbortController();
const atTheEnd: (() => unknown)[] = [];

async function build(part: Parameters<typeof buildSite>[0], env: NodeJS.ProcessEnv): Promise<void> {
  const start = Date.now();
  const { status, output } = await buildSite(part, env, { signal: ending.signal });
  if (status !== 0) throw new Error(`${env.E2E_DIST} could not be built:\n${output}`);
  console.log(`${env.E2E_DIST}: ${part}, ${Math.round((Date.now() - start) / 1000)} s`);
}

async function serve(env: NodeJS.ProcessEnv, port: number): Promise<void> {
  const site = await startSite(env, { port });
  atTheEnd.push(() => site.end());
}

/** The files that contain the build's id once the scripts are compiled. Pages take it from the first. */
const WITH_ID = ['BUILD_ID', 'build-manifest.json', 'server/middleware-build-manifest.js'];

/** Copies the scripts that were compiled in DEMO_DIST into a build with an id of its own, as a real one has. */
function copyScripts(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  // Of the cache, only what TypeScript remembers of its check.
  const cache = `${known.DEMO_DIST}/cache/`;
  cpSync(known.DEMO_DIST, dist, {
    recursive: true,
    filter: (file) => !file.startsWith(cache) || file.endsWith('/.tsbuildinfo'),
  });
  const shared = readFileSync(`${dist}/BUILD_ID`, 'utf8');
  const own = `${dist.replace('.next-', '')}-${shared}`;
  for (const file of WITH_ID) {
    writeFileSync(
      `${dist}/${file}`,
      readFileSync(`${dist}/${file}`, 'utf8').replaceAll(shared, own),
    );
  }
  renameSync(`${dist}/static/${shared}`, `${dist}/static/${own}`);
}

async function makePages(env: NodeJS.ProcessEnv): Promise<void> {
  await build('generate-env', env);
  await build('generate', env);
}

async function serveDemo(): Promise<void> {
  const env = siteEnvironment(known.DEMO_DIST);
  await makePages(env);
  await serve(env, demo.port);
}

async function serveOnEmulator(): Promise<void> {
  const emulator = await startEmulator(firestore.emulatorPort);
  atTheEnd.push(emulator.stop);
  await seedEmulator(emulator.address);
  await publishRules(emulator.address, firestore.projectId, shippedRules);
  const auth = await authStandIn(firestore.projectId);
  atTheEnd.push(auth.close);
  const emulatorHosts = { firestore: emulator.address, auth: auth.address };
  const env = siteEnvironment(known.FIRESTORE_DIST, {
    FIREBASE_PROJECT_ID: firestore.projectId,
    FIREBASE_API_KEY: EMULATOR_KEY,
    FIREBASE_READER: READER.email,
    FIREBASE_READER_PASSWORD: READER.password,
    __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts }),
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

async function serveSites(): Promise<void> {
  rmSync(known.DEMO_DIST, { recursive: true, force: true });
  await build('compile', siteEnvironment(known.DEMO_DIST));
  if (isNightly) for (const dist of [known.FAULTY_DIST, known.STOPPED_DIST]) copyScripts(dist);
  if (emulatorJar()) copyScripts(known.FIRESTORE_DIST);
  await Promise.all([
    serveDemo(),
    ...(emulatorJar() ? [serveOnEmulator()] : []),
    ...(isNightly ? [buildOnStandIn()] : []),
  ]);
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
