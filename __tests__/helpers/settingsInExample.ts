import { readFileSync } from 'node:fs';

/** The names of the settings that .env.example explains, in its order. */
export function settingsInExample(): string[] {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z\d_]+)=/gm);
  return Array.from(lines, ([, name = '']) => name);
}
