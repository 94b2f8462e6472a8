import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeBuild } from '@/selfHosted/builds/takeBuild';

const DAY_MS = 24 * 60 * 60 * 1000;
const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'take-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What `next build` does: it clears the folder, writes, and writes the mark last. */
function build(id: string, { isWhole = true } = {}): void {
  rmSync('.next', { recursive: true, force: true });
  write('.next/BUILD_ID', id);
  write('.next/cache/compiled', 'large');
  write(`.next/static/chunks/${id}.js`, `script of ${id}`);
  write('.next/server/pages/index.html', `page of ${id}`);
  if (isWhole) write('.next/export-marker.json', '{}');
}

/** Starts a process. @returns the folder that it serves, '' for the build's own. */
function start(): string {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'production' });
  takeBuild();
  return process.env.SITE_DIST ?? '';
}

function script(dist: string, id: string): string | undefined {
  const file = path.join(dist, 'static/chunks', `${id}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const page = (dist: string) => readFileSync(path.join(dist, 'server/pages/index.html'), 'utf8');

/** Lets time pass for what builds left behind. */
function age(ms: number): void {
  const list: Record<string, number | null> = JSON.parse(
    readFileSync('.next-run/published.json', 'utf8'),
  );
  const older = Object.entries(list).map(([name, left]) => [name, left && left - ms]);
  writeFileSync('.next-run/published.json', JSON.stringify(Object.fromEntries(older)));
}

describe('takeBuild', () => {
  it('serves a copy, which the next build does not change', () => {
    build('a');
    const dist = start();
    expect(dist).toBe('.next-run/builds/a');
    build('b', { isWhole: false });
    expect([page(dist), script(dist, 'a')]).toEqual(['page of a', 'script of a']);
    expect(existsSync(path.join(dist, 'cache/compiled'))).toBe(false);
  });

  it('goes on with the pages of its copy when it starts again', () => {
    build('a');
    write(path.join(start(), 'server/pages/index.html'), 'renewed page');
    expect(page(start())).toBe('renewed page');
  });

  it('keeps pictures for the next build', () => {
    build('a');
    write(path.join(start(), 'cache/images/one'), 'a picture');
    build('b');
    expect(readFileSync(path.join(start(), 'cache/images/one'), 'utf8')).toBe('a picture');
  });

  it('has the scripts of former builds for a day, and then removes them with their copies', () => {
    build('a');
    start();
    build('b');
    const dist = start();
    expect(['a', 'b'].map((id) => script(dist, id))).toEqual(['script of a', 'script of b']);
    age(DAY_MS - 60_000);
    expect(script(start(), 'a')).toBe('script of a');
    age(61_000);
    expect(['a', 'b'].map((id) => script(start(), id))).toEqual([undefined, 'script of b']);
    expect(existsSync('.next-run/builds/a')).toBe(false);
  });

  it('serves the former copy while a build is under way, and after one that failed', async () => {
    for (const id of ['a', 'b', 'a']) {
      build(id);
      start();
      await pause(10);
    }
    build('c', { isWhole: false });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(start()).toBe('.next-run/builds/a');
    expect(warn).toHaveBeenCalledWith(
      'No whole build of .next was taken: the one before is served.',
    );
  });

  it('serves the build where it is if it cannot be copied', () => {
    build('a');
    writeFileSync('.next-run', 'in the way');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(start()).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^The build a could not be copied: /));
  });

  it('leaves it to Next to say that there is no build', () => {
    expect(start()).toBe('');
  });

  it('removes the half copy of a process that was killed', () => {
    write('.next-run/builds/a.999999999.part/BUILD_ID', 'a');
    build('a');
    expect(page(start())).toBe('page of a');
    expect(existsSync('.next-run/builds/a.999999999.part')).toBe(false);
  });

  it('leaves a build where it is that SITE_DIST names', () => {
    build('a');
    jest.replaceProperty(process, 'env', { NODE_ENV: 'production', SITE_DIST: '.next' });
    takeBuild();
    expect(process.env.SITE_DIST).toBe('.next');
    expect(existsSync('.next-run')).toBe(false);
  });
});
