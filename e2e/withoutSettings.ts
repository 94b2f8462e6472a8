import { readFileSync } from 'node:fs';

/** Every setting of .env.example, empty, so that a developer's .env.local does not affect the tests' builds. */
export const withoutSettings: Record<string, string> = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? [])
    .map((name) => [name, '']),
);
