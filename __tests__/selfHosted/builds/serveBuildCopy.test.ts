import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBuildCopy } from '@/selfHosted/builds/serveBuildCopy';

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
  serveBuildCopy();
  return process.env.SITE_DIST ?? '';
}

function script(dist: string, id: string): string | undefined {
  const file = path.join(dist, 'static/chunks', `${id}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const page = (dist: string) => readFileSync(path.join(dist, 'server/pages/index.html'), 'utf8');

describe('serveBuildCopy', () => {
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

  it('has the scripts of the two builds before, and removes older copies', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      build(id);
      start();
      await pause(10);
    }
    const scripts = (dist: string) => ['a', 'b', 'c', 'd'].filter((id) => script(dist, id));
    expect(scripts(start())).toEqual(['b', 'c', 'd']);
    expect(readdirSync('.next-run/builds').sort()).toEqual(['b', 'c', 'd']);
    // The way back: that copy was made before the others.
    build('b');
    expect(scripts(start())).toEqual(['a', 'b', 'c', 'd']);
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

  it('neither serves nor leaves half a copy when the disk is full', () => {
    build('a');
    start();
    build('b');
    const copy = fs.cpSync;
    jest.spyOn(fs, 'cpSync').mockImplementation((from, to, options) => {
      copy(from, to, options);
      throw new Error('ENOSPC: no space left on device');
    });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(start()).toBe('.next-run/builds/a');
    expect(readdirSync('.next-run/builds')).toEqual(['a']);
  });

  it('never serves the half copy of a process that was killed', () => {
    write('.next-run/builds/a.1.part/BUILD_ID', 'a');
    write('.next-run/builds/a.1.part/export-marker.json', '{}');
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(start()).toBe('');
  });

  it('leaves a build where it is that SITE_DIST names', () => {
    build('a');
    jest.replaceProperty(process, 'env', { NODE_ENV: 'production', SITE_DIST: '.next' });
    serveBuildCopy();
    expect(process.env.SITE_DIST).toBe('.next');
    expect(existsSync('.next-run')).toBe(false);
  });
});
