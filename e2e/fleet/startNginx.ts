import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { serverPath } from './fleetFault';
import { Part } from './Part';

const TEMPLATE = 'deploy/nginx/nginx.conf.template';

interface NginxPlace {
  readonly port: number;
  /** A port for nginx itself. */
  readonly inner: number;
  /** Ports of the site's processes on this machine. */
  readonly sites: readonly number[];
  /** Folder for what nginx writes. */
  readonly state: string;
  /** Folder with the published files. */
  readonly files: string;
}

/** Starts nginx with the configuration of deploy/nginx. */
export function startNginx(
  place: NginxPlace,
  listeners: ConstructorParameters<typeof Part>[1],
): Part {
  const config = writeConfig(place);
  // Started by root, nginx would give up root's rights and could not read the files.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  const args = ['-p', place.state, '-c', config, '-g', `daemon off; ${user}`];
  return new Part({ file: 'nginx', args, env: serverPath() }, listeners);
}

/** Fills in the template as the official image of nginx does. @returns the path of the configuration. */
function writeConfig({ port, inner, sites, state, files }: NginxPlace): string {
  const servers = sites.map((site) => `server 127.0.0.1:${site} fail_timeout=5s;`);
  const any = sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`);
  const values: Readonly<Record<string, string>> = {
    PORT: String(port),
    INNER: String(inner),
    SERVERS: servers.join('\n    '),
    ANY: any.join('\n    '),
    STATE: state,
    FILES: files,
  };
  mkdirSync(state, { recursive: true });
  const config = path.join(state, 'nginx.conf');
  writeFileSync(
    config,
    readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (name, key) => values[key] ?? name),
  );
  return config;
}
