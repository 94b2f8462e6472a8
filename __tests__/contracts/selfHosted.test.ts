import { readFileSync } from 'node:fs';
import { importsOf } from '../helpers/importsOf';
import { sourceFiles } from '../helpers/sourceFiles';

const ROOM = 'src/selfHosted';

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

describe('the room for next start', () => {
  it('is connected to the site by one import in each of two files, so that it can be removed', () => {
    expect(naming(/selfHosted\//)).toEqual(['instrumentation.ts', 'next.config.ts']);
    for (const { text } of root) expect(text.match(/selfHosted\//g)).toHaveLength(1);
  });

  it('is the only one that imports private modules of Next', () => {
    const importing = outside.filter((file) =>
      importsOf(file).some(({ from }) => from.startsWith('next/dist/')),
    );
    expect(importing.map(({ path }) => path)).toEqual([]);
    expect(naming(/__NEXT_PRIVATE|x-nextjs-cache/)).toEqual([]);
  });
});
