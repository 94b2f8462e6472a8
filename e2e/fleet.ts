import { parseArgs } from 'node:util';
import { distFolder } from '../src/bundler/distFolder';
import { fleetFault } from './fleet/fleetFault';
import { ServedFleet } from './fleet/ServedFleet';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    processes: { type: 'string', default: '2' },
  },
});

async function main(): Promise<void> {
  const build = distFolder();
  const port = Number(values.port);
  const fault = await fleetFault(build, port);
  if (fault) throw new Error(fault);
  const fleet = await ServedFleet.start({
    port,
    processes: Number(values.processes),
    env: { ...process.env, NODE_ENV: 'production', SITE_DIST: build },
    onOutput: (text) => process.stderr.write(text),
    onRestart: () => fleet.ready().then(printIds),
  });
  const printIds = () => console.log(JSON.stringify(fleet.ids));
  const end = async () => {
    await fleet.end();
    process.exit();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // After `npm run build`: the new build takes the place of the old one, process by process.
  process.on('SIGHUP', async () => {
    await fleet.replace();
    printIds();
  });
  await fleet.ready().catch(async (cause) => {
    await fleet.end();
    throw cause;
  });
  console.log(`ready ${fleet.address}`);
  printIds();
}

main().catch((cause: Error) => {
  console.error(cause.message);
  process.exit(1);
});
