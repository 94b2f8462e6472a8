import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** The sentence for a machine without a program that the fleet needs; undefined if all are there. */
export function missingProgram(): string | undefined {
  const missing = ['nginx', 'redis-server'].find(
    (name) => spawnSync(name, ['-v'], { env: serverPath(), stdio: 'ignore' }).error,
  );
  return missing && `${missing} was not found. On Debian: apt-get install nginx-light redis-server`;
}

/** This process's environment. Debian keeps nginx where only root's path leads. */
export function serverPath(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** Why no fleet can be started with this build on this port, in a sentence; undefined if it can. */
export async function fleetFault(build: string, port: number): Promise<string | undefined> {
  const missing = missingProgram();
  if (missing) return missing;
  if (!existsSync(path.join(build, 'BUILD_ID')))
    return `There is no build in ${build}. Make one first: npm run build`;
  return (await isFree(port)) ? undefined : `Port ${port} is taken. Choose another: --port 8081`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
