import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { rowsInFile } from '@/data/registry/rowDocuments';
import { withoutBuckets } from '../../e2e/withoutBuckets';
import { sourceFiles } from '../helpers/sourceFiles';
import { withoutComments } from '../helpers/withoutComments';

const atTheRoot = ['next.config.ts', 'instrumentation.ts'];
const files = [
  ...sourceFiles('src', 'pages', 'styles'),
  ...atTheRoot.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
].map(({ path, text }) => ({ path, code: withoutComments(text) }));

/** Code that never reaches a browser: the server's rooms, pages without a view, and files that only Next loads. */
const serverSide = [
  /^src\/(?:answers|bundler|data|selfHosted)\//,
  /^pages\/.+\.ts$/,
  /^(?:next\.config|instrumentation)\.ts$/,
];

/** Any way to read the environment, except the variables that a browser may know: those that the build passes, and NODE_ENV. */
const environment =
  /\bprocess\s*(?:\??\.\s*|(?:\?\.)?\[\s*['"`])env\b(?!\.(?:SHOP|OWN_[A-Z_]+|SHELVES|SHELF_[A-Z_]+|NODE_ENV)\b)|\}\s*=\s*process\b|\bimport\.meta\.env\b/;

/** The variables that the code takes from a build. */
const passed = /(?<=\bprocess\.env\.)(?:SHOP|OWN_[A-Z_]+|SHELVES|SHELF_[A-Z_]+)\b/g;

function pathsOf(among: typeof files, pattern: RegExp): string[] {
  return among.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
}

describe('the prefix of variables that Next publishes to browsers', () => {
  it('appears only in the file that refuses it', () => {
    expect(pathsOf(files, /NEXT_PUBLIC_/)).toEqual(['src/shop/refusePublicVariables.ts']);
  });

  it('is on no setting in .env.example', () => {
    expect(readFileSync('.env.example', 'utf8')).not.toContain('NEXT_PUBLIC_');
  });
});

describe('the environment', () => {
  const browserSide = files.filter(({ path }) => !serverSide.some((pattern) => pattern.test(path)));

  it('is read on the server', () => {
    expect(pathsOf(files, environment).length).toBeGreaterThan(1);
  });

  it('is not read by code that a browser may load, except the shop, its shelves and NODE_ENV', () => {
    expect(browserSide.length).toBeGreaterThan(100);
    expect(pathsOf(browserSide, environment)).toEqual([]);
  });

  it('gets from a build the shop and its shelves, each variable that is read, and nothing about the database except its bucket names', async () => {
    Object.assign(process.env, {
      SETTINGS_ANNOUNCED: 'yes',
      // The rows, as a process inherits them that need not ask the database for them.
      SHELF_ROWS: JSON.stringify(rowsInFile()),
      FIREBASE_PROJECT_ID: 'a-project-to-hide',
      FIREBASE_API_KEY: 'a-key-of-twenty-or-more',
    });
    const { default: configIn } = await import('../../next.config');
    const config = await configIn(PHASE_PRODUCTION_BUILD);
    const read = files.flatMap(({ code }) => code.match(passed) ?? []);
    expect(new Set(Object.keys(config.env ?? {}))).toEqual(new Set(read));
    expect(JSON.stringify(config)).toContain('showsDemoCatalogue');
    expect(withoutBuckets(JSON.stringify(config), 'a-project-to-hide')).not.toMatch(
      /to-hide|a-key-of/,
    );
  });
});
