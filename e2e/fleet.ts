import { parseArgs } from 'node:util';
import { distFolder } from '../src/bundler/distFolder';
import { fleetFault } from './fleet/fleetFault';
import { ServedFleet } from './fleet/ServedFleet';

const MOST_PROCESSES = 16;

/** The options of the command. @throws Error that says what is wrong with them. */
function readOptions(): { port: number; processes: number } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      processes: { type: 'string', default: '2' },
    },
  });
  const [port, processes] = [Number(values.port), Number(values.processes)];
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port should be a number from 1 to 65535');
  if (!Number.isInteger(processes) || processes < 1 || processes > MOST_PROCESSES)
    throw new Error(`--processes should be a number from 1 to ${MOST_PROCESSES}`);
  return { port, processes };
}

async function main(): Promise<void> {
  const { port, processes } = readOptions();
  const build = distFolder();
  const fault = await fleetFault(build, port);
  if (fault) throw new Error(fault);
  const fleet = await ServedFleet.start({
    port,
    processes,
    env: { ...process.env, NODE_ENV: 'production', SITE_DIST: build },
    onOutput: (text) => process.stderr.write(text),
    onRestart: () => started.then(() => fleet.ready()).then(printIds, complain),
  });
  const printIds = () => console.log(JSON.stringify(fleet.ids));
  const end = async () => {
    await fleet.end();
    process.exit();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  const started = fleet.ready();
  // After `npm run build`: the new build takes the place of the old one, process by process; a second signal waits.
  let replaced: Promise<unknown> = started;
  process.on('SIGHUP', () => {
    replaced = replaced.then(() => fleet.replace()).then(printIds, complain);
  });
  await started.catch(async (cause) => {
    await fleet.end();
    throw cause;
  });
  console.log(`ready ${fleet.address}`);
  printIds();
}

/** Says what failed, and goes on: the other parts run. */
function complain(cause: Error): void {
  console.error(cause.message);
}

main().catch((cause: Error) => {
  complain(cause);
  process.exit(1);
});
