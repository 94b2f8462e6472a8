import { importsOf } from '../helpers/importsOf';
import { sourceFiles } from '../helpers/sourceFiles';

/*
 * Biome checks the import walls between the rooms of src (`noRestrictedImports` in biome.json). These are the rules
 * that it cannot express.
 */

const files = sourceFiles('src', 'pages', 'styles').map((file) => ({
  path: file.path,
  text: file.text,
  imports: importsOf(file),
}));

/** The first folder below src, or else the top folder. */
function roomOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/');
}

/** next.config.ts imports these files, and Next loads them without the alias `@/`. */
const loadedByNextConfig = [
  'src/answers/headers/contentSecurityPolicy.ts',
  'src/answers/headers/securityHeaders.ts',
  'src/catalogue/refuseUnknownShelves.ts',
  'src/data/settings/readServerSettings.ts',
  'src/data/settings/readSettings.ts',
  'src/data/settings/readSourceSettings.ts',
  'src/data/settings/refuseMissingFiles.ts',
];

/** Rooms that must never be loaded by a browser. */
const serverRooms = ['src/answers', 'src/bundler', 'src/data', 'src/selfHosted'];

function violations(
  breaks: (path: string, from: string, typeOnly: boolean) => boolean,
  among = files,
): string[] {
  return among.flatMap(({ path, imports }) =>
    imports
      .filter(({ from, typeOnly }) => breaks(path, from, typeOnly))
      .map(({ from }) => `${path} imports ${from}`),
  );
}

describe('the import walls', () => {
  it('have a rule in biome.json for every room', () => {
    const inSource = (path: string) => path.startsWith('src/');
    const rooms = [...new Set(files.map(({ path }) => roomOf(path)))].filter(inSource);
    const { overrides } = jest.requireActual('../../biome.json') as {
      overrides: { includes: string[]; linter: { rules: { style: object } } }[];
    };
    const ruled = overrides
      .filter(({ linter }) => 'noRestrictedImports' in linter.rules.style)
      .flatMap(({ includes }) => includes.map((glob) => glob.replace('/**', '')))
      .filter(inSource);
    expect(rooms.sort()).toEqual(ruled.sort());
  });

  it('are not bypassed by relative paths, which Biome’s rules do not check', () => {
    const crossing = files.filter(({ path, text }) =>
      Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, from = '']) => from).some(
        (from) => roomOf(new URL(from, `file:///${path}`).pathname.slice(1)) !== roomOf(path),
      ),
    );
    expect(crossing.map(({ path }) => path).sort()).toEqual(loadedByNextConfig);
  });

  it('stop styles from importing anything of the site', () => {
    const styles = files.filter(({ path }) => roomOf(path) === 'styles');
    expect(violations((_path, from) => /^src|^pages/.test(from), styles)).toEqual([]);
  });

  it('keep server code out of the browser: only pages may import it', () => {
    const inBrowsers = files.filter(
      ({ path }) => roomOf(path) !== 'pages' && !serverRooms.includes(roomOf(path)),
    );
    expect(violations((_path, from) => serverRooms.includes(roomOf(from)), inBrowsers)).toEqual([]);
  });

  it('allow Firebase in one folder only, and only its lite SDK, which fails when the database cannot be reached', () => {
    const firebase = violations((_path, from) => /^@?firebase(\/|$)/.test(from));
    expect(firebase).toEqual([
      'src/data/source/firestoreSource.ts imports firebase/app',
      'src/data/source/firestoreSource.ts imports firebase/firestore/lite',
    ]);
  });

  it('allow messages to import only types from the catalogue', () => {
    const messages = files.filter(({ path }) => roomOf(path) === 'src/messages');
    expect(
      violations(
        (_path, from, typeOnly) => roomOf(from) === 'src/catalogue' && !typeOnly,
        messages,
      ),
    ).toEqual([]);
  });
});
