import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { parseEnvironment } from '@/data/settings/parseEnvironment';
import { serverSettings } from '@/data/settings/serverSettings';
import { emptyFolder } from '../helpers/emptyFolder';

/* The files of deploy/ and compose.yaml name things of each other and of the site. Here they are compared. */

const read = (file: string) => readFileSync(file, 'utf8');
const template = read('deploy/nginx/nginx.conf.template');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** Variables that a service gets, where the environment of whoever starts it has none. */
function variables(text: string): Record<string, string> {
  const set = text.replaceAll(/\$\{\w+:-\}/g, '').matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm);
  return Object.fromEntries([...set].map(([, name = '', value = '']) => [name, value]));
}

describe('the configuration of nginx', () => {
  const names = [...new Set(firstGroups(template, /\$\{(\w+)\}/g))].sort();

  it('gets all its variables, and only these are filled in', () => {
    expect(Object.keys(variables(compose))).toEqual(expect.arrayContaining(names));
    const [filled = ''] = firstGroups(compose, /envsubst '([^']+)'/g);
    expect(filled.replaceAll('$', '').split(' ').sort()).toEqual(names);
  });

  it('has no shorter limits than the site', () => {
    expect(template).toContain('"^.{4097}"');
    expect(template).toContain('"^(?:[^&]*&){50}"');
  });

  it('includes only files that publishFiles writes, or that the operator adds', () => {
    const included = new Set(firstGroups(template, /^\s*include \$?(\S+);/gm));
    expect([...included]).toEqual([
      '/etc/nginx/mime.types',
      '{STATE}/server.d/*.conf',
      '{FILES}/headers*.conf',
    ]);
    expect(read('deploy/publishFiles.mjs')).toContain("'headers.conf'");
  });
});

describe('the settings of processes', () => {
  it('are known and valid', () => {
    const given = Object.entries(variables(compose)).filter(([name]) => name.startsWith('SITE_'));
    const { server } = parseEnvironment({ server: serverSettings }, Object.fromEntries(given));
    expect(server).toMatchObject({ redis: 'redis://:@redis:6379', metrics: true });
  });

  it('are probed where the site answers', () => {
    for (const path of firstGroups(dockerfile, /(\/api\/\w+)/g))
      expect(existsSync(`pages${path}.ts`)).toBe(true);
  });
});

describe('the image', () => {
  it('holds each setting of .env files but the passwords', () => {
    const [remove = ''] = firstGroups(dockerfile, /sed -i -E '([^']+)' \.env\*/g);
    const names = firstGroups(read('.env.example'), /^([A-Z_\d]+)=/gm);
    const folder = emptyFolder();
    writeFileSync(`${folder}/.env.local`, names.map((name) => `${name}="a, b"\n`).join(''));
    execFileSync('sed', ['-i', '-E', remove, '.env.local'], { cwd: folder });
    const held = firstGroups(read(`${folder}/.env.local`), /^([A-Z_\d]+)=/gm);
    expect(names.filter((name) => !held.includes(name)).sort()).toEqual([
      'FIREBASE_READER_PASSWORD',
      'SITE_REDIS',
    ]);
  });

  it("is built without the keys of accounts, whatever Google's console or the owner calls them", () => {
    const keys = ['shop-key.json', 'a/my-shop-4f2c1a9be0d1.json', 'x-firebase-adminsdk-1.json'];
    const patterns = [
      '-c',
      'core.excludesFile=.dockerignore',
      'check-ignore',
      '--no-index',
      ...keys,
    ];
    expect(execFileSync('git', patterns, { encoding: 'utf8' }).trim().split('\n')).toEqual(keys);
  });

  it('takes only what exists', () => {
    const taken = firstGroups(dockerfile, /^COPY (?:--from=build )?(.+) \S+$/gm)
      .flatMap((line) => line.split(' '))
      .filter((name) => !/^--|\*|\.next$|node_modules$|^\.$/.test(name))
      .map((name) => name.replace('/site/', ''));
    expect(taken).toEqual(expect.arrayContaining(['package.json', 'src', 'public']));
    expect(taken.filter((name) => !existsSync(name))).toEqual([]);
  });
});

describe('Redis', () => {
  it('is reached by the site alone', () => {
    const { services, networks } = load(compose) as {
      services: Record<string, { networks?: string[] }>;
      networks: object;
    };
    const reaching = Object.keys(services).filter((name) => services[name]?.networks);
    expect(reaching).toEqual(['site', 'redis']);
    expect(services.redis?.networks).toEqual(['readings']);
    expect(networks).toEqual({ readings: { internal: true } });
  });

  it('stores nothing and forgets by use, in compose.yaml as in the drills', () => {
    const forms = [compose, read('e2e/fleet/ServedFleet.ts')];
    const options = forms.map((text) => {
      const [said = ''] = text.match(/--save[\s\S]*?allkeys-lru/) ?? [];
      return said.replace(/[^\w-]+/g, ' ');
    });
    expect(new Set(options)).toEqual(
      new Set(['--save --appendonly no --maxmemory 128mb --maxmemory-policy allkeys-lru']),
    );
  });
});
