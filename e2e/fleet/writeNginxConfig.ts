import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = 'deploy/nginx/nginx.conf.template';

interface NginxPlace {
  readonly port: number;
  /** Ports of the site's processes on this machine. */
  readonly sites: readonly number[];
  /** Folder for what nginx writes. */
  readonly state: string;
  /** Folder with the published files. */
  readonly files: string;
}

/** Fills in the template as the official image of nginx does. @returns the path of the configuration. */
export function writeNginxConfig({ port, sites, state, files }: NginxPlace): string {
  const servers = sites.map((site) => `server 127.0.0.1:${site} max_fails=3 fail_timeout=1s;`);
  const values: Readonly<Record<string, string>> = {
    PORT: String(port),
    SERVERS: servers.join('\n    '),
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
