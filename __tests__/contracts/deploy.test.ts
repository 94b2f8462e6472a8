import { existsSync, readFileSync } from 'node:fs';
import { parseEnvironment } from '@/data/settings/parseEnvironment';
import { serverSettings } from '@/data/settings/serverSettings';

/* The files of deploy/ and compose.yaml name things of each other and of the site. Here they are compared. */

const read = (file: string) => readFileSync(file, 'utf8');
const template = read('deploy/nginx/nginx.conf.template');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const site = read('deploy/kubernetes/site.yaml');
const front = read('deploy/kubernetes/front.yaml');

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** Variables that a service or container gets, in the form of Docker's or Kubernetes' files. */
function variables(text: string): Record<string, string> {
  const docker = text.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm);
  const kubernetes = text.matchAll(/\{ name: ([A-Z_]+), value: "?([^"}]+?)"? \}/g);
  return Object.fromEntries(
    [...docker, ...kubernetes].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('the configuration of nginx', () => {
  const names = [...new Set(firstGroups(template, /\$\{(\w+)\}/g))].sort();

  it.each([
    ['compose.yaml', compose],
    ['deploy/kubernetes', front],
  ])('gets all its variables, and only these are filled in, by %s', (_name, text) => {
    expect(Object.keys(variables(text))).toEqual(expect.arrayContaining(names));
    const [filled = ''] = firstGroups(text, /envsubst '([^']+)'/g);
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
  it.each([
    ['compose.yaml', compose],
    ['deploy/kubernetes/site.yaml', site],
  ])('in %s are known and valid', (_name, text) => {
    const given = Object.entries(variables(text)).filter(([name]) => name.startsWith('SITE_'));
    const { server } = parseEnvironment({ server: serverSettings }, Object.fromEntries(given));
    expect(server).toMatchObject({ redis: 'redis://redis:6379', metrics: true });
  });

  it('are probed where the site answers', () => {
    for (const path of firstGroups(site + dockerfile, /(\/api\/\w+)/g))
      expect(existsSync(`pages${path}.ts`)).toBe(true);
  });
});

describe('the image', () => {
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
  it('stores nothing and forgets by use, in each form alike', () => {
    const forms = [compose, read('deploy/kubernetes/redis.yaml'), read('e2e/fleet/ServedFleet.ts')];
    const options = forms.map((text) => {
      const [said = ''] = text.match(/--save[\s\S]*?allkeys-lru/) ?? [];
      return said.replace(/[^\w-]+/g, ' ');
    });
    expect(new Set(options)).toEqual(
      new Set(['--save --appendonly no --maxmemory 128mb --maxmemory-policy allkeys-lru']),
    );
  });
});
