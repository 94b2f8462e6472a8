// Loaded before the site (node --require). On SIGUSR2 it collects garbage and prints how many bytes are still held. The
// memory of the process is a worse measure: it depends on when garbage was collected last.
const { writeSync } = require('node:fs');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  // Not through the console, which is the site's log.
  writeSync(process.stdout.fd, `held: ${heapUsed + external}\n`);
});
