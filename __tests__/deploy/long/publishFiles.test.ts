import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function inTarget(name: string): string {
  return path.join(folder, 'target', name);
}

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Publishes a build with these scripts and headers, from a folder with a small public/. */
function publish(scripts: readonly string[], headers: readonly object[] = []): void {
  rmSync(path.join(folder, 'build'), { recursive: true, force: true });
  for (const script of scripts) write(`build/static/chunks/${script}`, `text of ${script}`);
  const everywhere = { source: '/:path*', headers };
  write('build/routes-manifest.json', JSON.stringify({ headers: [everywhere] }));
  write('public/icon.svg', '<svg/>');
  write('deploy/nginx/nginx.conf.template', 'server {}');
  execFileSync(process.execPath, [path.resolve('deploy/publishFiles.mjs'), 'target', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function published(script: string): string | undefined {
  try {
    return readFileSync(inTarget(`_next/static/chunks/${script}`), 'utf8');
  } catch {
    return undefined;
  }
}

/** Lets the files that no build has any more be left for longer. */
function age(ms: number): void {
  const list: Record<string, number | null> = JSON.parse(
    readFileSync(inTarget('published.json'), 'utf8'),
  );
  const older = Object.entries(list).map(([name, left]) => [
    name,
    left === null ? null : left - ms,
  ]);
  writeFileSync(inTarget('published.json'), JSON.stringify(Object.fromEntries(older)));
}

describe('publishFiles', () => {
  it('publishes scripts, also compressed, the files of public/, and the configuration of nginx', () => {
    publish(['a.js']);
    expect(published('a.js')).toBe('text of a.js');
    const compressed = readFileSync(inTarget('_next/static/chunks/a.js.gz'));
    expect(gunzipSync(compressed).toString()).toBe('text of a.js');
    expect(readFileSync(inTarget('public/icon.svg'), 'utf8')).toBe('<svg/>');
    expect(readFileSync(inTarget('nginx.conf.template'), 'utf8')).toBe('server {}');
  });

  it('keeps the scripts of former builds for a day after the last build that had them', () => {
    publish(['a.js', 'both.js']);
    publish(['b.js', 'both.js']);
    age(DAY_MS - 60_000);
    publish(['b.js', 'both.js']);
    expect(['a.js', 'b.js', 'both.js'].map(published)).not.toContain(undefined);
    age(61_000);
    publish(['b.js', 'both.js']);
    expect(published('a.js')).toBeUndefined();
    expect(['b.js', 'both.js'].map(published)).not.toContain(undefined);
  });

  it('starts the day again when a build comes back', () => {
    publish(['a.js']);
    publish(['b.js']);
    age(DAY_MS + 1);
    publish(['a.js']);
    publish(['c.js']);
    expect(published('a.js')).toBe('text of a.js');
  });

  it('leaves unchanged files as they are, so that browsers need not load them again', () => {
    publish(['a.js']);
    const before = statSync(inTarget('_next/static/chunks/a.js')).mtimeMs;
    publish(['a.js', 'b.js']);
    expect(statSync(inTarget('_next/static/chunks/a.js')).mtimeMs).toBe(before);
  });

  it("writes the build's headers for every path in nginx's form", () => {
    publish(['a.js'], [{ key: 'X-One', value: `default-src 'self'; "quoted" \\` }]);
    expect(readFileSync(inTarget('headers.conf'), 'utf8')).toBe(
      `add_header X-One "default-src 'self'; \\"quoted\\" \\\\" always;\n`,
    );
  });

  it('refuses a header that nginx would take for a variable', () => {
    expect(() => publish(['a.js'], [{ key: 'X-One', value: 'a$b' }])).toThrow(
      'cannot send the header',
    );
  });
});
