import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../distFolder';
import type { StyleFile } from './StyleFile';

/** By route; on `globalThis`, because each page's server bundle has its own instance of this module. */
const shared = globalThis as { styleFiles?: Map<string, StyleFile | undefined> };

/** The development server has no file: it compiles styles as they are asked for. */
function isBuilt(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Puts the file of styles of a route to what the build gives browsers to fetch. Written twice, it is the same. */
export function writeStyleFile(make: () => StyleFile): void {
  if (!isBuilt()) return;
  const { name, text } = make();
  const file = placeOf(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Says which file of styles the pages of a route have; to be called before one is rendered. Only the first call makes it. One
 * that the build did not write is not used: no page waits for it in vain.
 */
export function announceStyleFile(route: string, make: () => StyleFile): void {
  if (!isBuilt()) return;
  shared.styleFiles ??= new Map();
  if (shared.styleFiles.has(route)) return;
  const file = make();
  shared.styleFiles.set(route, isServed(file) ? file : undefined);
}

/** The file of styles of a route's pages; undefined where they have their styles in themselves. */
export function announcedStyleFile(route: string): StyleFile | undefined {
  return shared.styleFiles?.get(route);
}

/** Vercel takes the build's files to a place of its own, which no function sees. */
function isServed({ name }: StyleFile): boolean {
  return Boolean(process.env.VERCEL) || existsSync(placeOf(name));
}

function placeOf(name: string): string {
  return path.join(distFolder(), 'static', 'styles', name);
}
