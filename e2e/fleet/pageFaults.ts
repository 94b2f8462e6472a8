import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mixesVersions } from '../soak/mixesVersions';

/** Scripts and styles of builds, by the name of the build: what its pages may ask for. */
export type BuildFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** The files of a build, as pages name them. */
export function filesOfBuild(dist: string): ReadonlySet<string> {
  const files = readdirSync(path.join(dist, 'static'), { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => `/_next/static/${file}`));
}

/** The build that made a page. */
export function buildOfPage(html: string): string {
  return html.match(/"buildId":"([^"]+)"/)?.[1] ?? '';
}

/** The scripts, styles and preloaded files of a page. */
export function filesOfPage(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./%-]+/g))].map(decodeURI);
}

/** What is wrong with a page that was asked for by its path. */
export function pageFaults(target: string, html: string, builds: BuildFiles): string[] {
  const files = builds.get(buildOfPage(html));
  const [, canonical = ''] =
    html.match(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/) ?? [];
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['was cut off']),
    ...(canonical === target || `${canonical}/` === target ? [] : [`was the page ${canonical}`]),
    ...(mixesVersions(html) ? ['mixed versions'] : []),
    ...(files ? filesOfPage(html).filter((file) => !files.has(file)) : ['is of no build']),
  ];
}
