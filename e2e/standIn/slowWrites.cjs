// Loaded before the site (node --require). Every page stays half written on disk for a while, so that a test can kill
// the process at that moment.
const { promises } = require('node:fs');
const { setTimeout: pause } = require('node:timers/promises');

const HALF_WRITTEN_MS = 2_000;
const { writeFile } = promises;

promises.writeFile = async (file, data, ...rest) => {
  const isPage = String(file).includes(`${process.env.SITE_DIST}/server/`);
  if (!isPage || typeof data !== 'string') return writeFile(file, data, ...rest);
  await writeFile(file, data.slice(0, data.length / 2), ...rest);
  await pause(HALF_WRITTEN_MS);
  return writeFile(file, data, ...rest);
};
