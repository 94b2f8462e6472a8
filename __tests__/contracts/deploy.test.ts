import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/* The files of deploy/, Dockerfile and compose.yaml name things of each other and of the site. Here they are compared. */

const dockerfile = readFileSync('Dockerfile', 'utf8');

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

describe('the configuration of nginx', () => {
  it('gets all its variables from compose.yaml', () => {
    const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
    const given = firstGroups(readFileSync('compose.yaml', 'utf8'), /^ {6}([A-Z]+): /gm);
    expect(given.sort()).toEqual([...new Set(firstGroups(template, /\$\{(\w+)\}/g))].sort());
  });
});

describe('the image', () => {
  it('is probed where the site answers', () => {
    for (const path of firstGroups(dockerfile, /(\/api\/\w+)/g))
      expect(existsSync(`pages${path}.ts`)).toBe(true);
  });

  it("is built without settings and keys of accounts, whatever Google's console or the owner calls them", () => {
    const secrets = [
      '.env.local',
      'shop-key.json',
      'a/my-shop-4f2c1a9be0d1.json',
      'x-firebase-adminsdk-1.json',
    ];
    const ignored = ['-c', 'core.excludesFile=.dockerignore', 'check-ignore', '--no-index'];
    const names = execFileSync('git', [...ignored, ...secrets], { encoding: 'utf8' });
    expect(names.trim().split('\n')).toEqual(secrets);
  });
});
