// Loaded before the site (node --require): at a signal it collects what nothing holds any more, and says how many bytes are
// left. What a process has of the system's memory tells less: it depends on when garbage was collected last.
const { writeSync } = require('node:fs');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  // Not by the console, which is the site's log.
  writeSync(process.stdout.fd, `held: ${heapUsed + external}\n`);
});
