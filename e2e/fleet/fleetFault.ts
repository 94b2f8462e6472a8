import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { redisServer } from '../../scripts/testing/startRedis';
import { buildId } from '../../src/selfHosted/builds/buildId';

/** The message for a machine without nginx. */
export const NGINX_MISSING =
  'nginx was not found, so the tests that need it DID NOT RUN. Install the package nginx-light or nginx.';

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: serverPath(), stdio: 'ignore' }).error === undefined;
}

/** The sentence for a machine that lacks what the fleet needs; undefined if all is there. */
function missingProgram(): string | undefined {
  const missing = [...(hasNginx() ? [] : ['nginx']), ...(redisServer() ? [] : ['redis-server'])];
  if (missing.length === 0) return undefined;
  return `Not found: ${missing.join(', ')}. On Debian: apt-get install nginx-light redis-server`;
}

/** This process's environment. Debian keeps nginx where only root's path leads. */
export function serverPath(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** Why no fleet can be started with this build on this port, in a sentence; undefined if it can. */
export async function fleetFault(build: string, port: number): Promise<string | undefined> {
  const missing = missingProgram();
  if (missing) return missing;
  if (!buildId(build)) return `There is no whole build in ${build}. Make one first: npm run build`;
  return (await isFree(port)) ? undefined : `Port ${port} is taken. Choose another: --port 8081`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
