// Puts a build's scripts and the files of public/ into a folder from which nginx serves them, with a compressed copy
// where that is smaller, and the build's security headers in nginx's form:
//   node deploy/publishFiles.mjs <folder for nginx> [<folder of the build>]
// Plain JavaScript, because the image has no TypeScript runner.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Milliseconds. Somebody may still have a page of a former build open. */
const KEPT = 24 * 60 * 60 * 1000;

const COMPRESSED = /\.(?:css|js|json|svg|txt)$/;

const [target, dist = process.env.SITE_DIST || '.next'] = process.argv.slice(2);
if (!target) throw new Error('Name the folder for nginx: node deploy/publishFiles.mjs <folder>');

/** With it, nginx is set up by the image of the site alone. */
const TEMPLATE = 'deploy/nginx/nginx.conf.template';

/** What builds put there, and when each left. */
const LIST = path.join(target, 'published.json');

const current = [
  ...publishFolder(path.join(dist, 'static'), '_next/static'),
  ...publishFolder('public', 'public'),
];
writeWhole(path.join(target, 'nginx.conf.template'), readFileSync(TEMPLATE));
writeWhole(path.join(target, 'headers.conf'), Buffer.from(nginxHeaders()));
const kept = keepForADay();
console.log(`${current.length} files of this build are in ${target}, and ${kept} of former ones`);

/**
 * Removes what no build has had for a day. It writes `published.json`: the names of what builds put there, each with the
 * time since when none has it, in milliseconds since 1970; null for the newest build's.
 * @returns how many former ones remain.
 */
function keepForADay() {
  const now = Date.now();
  const former = new Map(Object.entries(readList()));
  for (const name of current) former.delete(name);
  for (const [name, left] of former) {
    if (now - (left ?? now) > KEPT) {
      rmSync(path.join(target, name), { recursive: true, force: true });
      former.delete(name);
    } else former.set(name, left ?? now);
  }
  const list = Object.fromEntries([...former, ...current.map((name) => [name, null])]);
  writeWhole(LIST, Buffer.from(JSON.stringify(list)));
  return former.size;
}

function readList() {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8'));
  } catch {
    return {};
  }
}

/** @returns the names of the published files below the target. */
function publishFolder(folder, name) {
  return filesBelow(folder).flatMap((file) => {
    const published = path.posix.join(name, file);
    const bytes = readFileSync(path.join(folder, file));
    writeWhole(path.join(target, published), bytes);
    if (!COMPRESSED.test(file)) return [published];
    writeWhole(path.join(target, `${published}.gz`), gzipSync(bytes, { level: 9 }));
    return [published, `${published}.gz`];
  });
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));
}

/** Never changes a file in place: nginx may be sending it. One that is the same already keeps its time, and so its ETag. */
function writeWhole(file, bytes) {
  if (readIfThere(file)?.equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The headers that next.config.ts gives to every response, as nginx's `add_header` lines. */
function nginxHeaders() {
  const { headers } = JSON.parse(readFileSync(path.join(dist, 'routes-manifest.json'), 'utf8'));
  const everywhere = headers.find(({ source }) => source === '/:path*');
  if (!everywhere) throw new Error(`${dist} has no headers for every path`);
  return everywhere.headers
    .map(({ key, value }) => `add_header ${key} "${escaped(value)}" always;\n`)
    .join('');
}

/** In nginx's strings `$` begins a variable and can't be escaped; no header of the site has one. */
function escaped(value) {
  if (value.includes('$')) throw new Error(`nginx cannot send the header ${value}`);
  return value.replace(/["\\]/g, '\\$&');
}
