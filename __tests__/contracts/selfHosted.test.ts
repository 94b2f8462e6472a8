import { readFileSync } from 'node:fs';
import { importsOf } from '../helpers/importsOf';
import { sourceFiles } from '../helpers/sourceFiles';

const ROOM = 'src/selfHosted';

/** Build settings, and what the styles of a product's page are worked out with, name Next's modules too. */
const alsoNamesNext = ['src/build/slimNext.ts', 'src/server/styles/styleFileOf.tsx'];

const root = ['instrumentation.ts', 'next.config.ts'].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const outside = [...root, ...sourceFiles('src', 'pages', 'styles', 'scripts')].filter(
  ({ path }) => !path.startsWith(`${ROOM}/`),
);

function naming(text: string | RegExp): string[] {
  return outside.filter((file) => file.text.match(text)).map(({ path }) => path);
}

describe('the room for what runs by next start', () => {
  it('is joined to the site by one import in each of two files, so that it can be taken off', () => {
    expect(naming(/selfHosted\//)).toEqual(['instrumentation.ts', 'next.config.ts']);
    for (const { text } of root) expect(text.match(/selfHosted\//g)).toHaveLength(1);
  });

  it('is the only one that names private modules of Next', () => {
    const importing = outside.filter((file) =>
      importsOf(file).some(({ from, typeOnly }) => from.startsWith('next/dist/') && !typeOnly),
    );
    const named = importing.map(({ path }) => path);
    expect(named.filter((path) => !alsoNamesNext.includes(path))).toEqual([]);
    expect(naming('__NEXT_PRIVATE|x-nextjs-cache')).toEqual([]);
  });
});
