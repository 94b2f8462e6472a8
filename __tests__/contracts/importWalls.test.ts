import { importsOf } from '../helpers/importsOf';
import { sourceFiles } from '../helpers/sourceFiles';

/*
 * Biome holds the walls between the rooms of src (`noRestrictedImports` in biome.json). These are the rules that it can't express.
 */

const files = sourceFiles('src', 'pages', 'styles').map((file) => ({
  path: file.path,
  text: file.text,
  imports: importsOf(file),
}));

/** The first folder below src, else the first folder. */
function roomOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/');
}

/** Next loads these without the alias `@/`: next.config.ts imports them. */
const loadedByNextConfig = [
  'src/answers/headers/contentSecurityPolicy.ts',
  'src/answers/headers/securityHeaders.ts',
  'src/catalogue/refuseUnknownShelves.ts',
  'src/data/settings/readSettings.ts',
  'src/data/settings/readSourceSettings.ts',
  'src/data/settings/refuseMissingFiles.ts',
];

/** Rooms that no browser may load. */
const serverRooms = ['src/answers', 'src/build', 'src/data', 'src/selfHosted'];

function lines(
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
    const rooms = [...new Set(files.map(({ path }) => roomOf(path)))].filter((room) =>
      room.startsWith('src/'),
    );
    const { overrides } = jest.requireActual('../../biome.json') as {
      overrides: { includes: string[]; linter: { rules: { style: object } } }[];
    };
    const ruled = overrides
      .filter(({ linter }) => 'noRestrictedImports' in linter.rules.style)
      .flatMap(({ includes }) => includes.map((glob) => glob.replace('/**', '')));
    expect(rooms.sort()).toEqual(ruled.sort());
  });

  it('are not passed by relative paths, which the rules of Biome don’t see', () => {
    const crossing = files.filter(({ path, text }) =>
      Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, from = '']) => from).some(
        (from) => roomOf(new URL(from, `file:///${path}`).pathname.slice(1)) !== roomOf(path),
      ),
    );
    expect(crossing.map(({ path }) => path).sort()).toEqual(loadedByNextConfig);
  });

  it('let styles import nothing of the site', () => {
    const styles = files.filter(({ path }) => roomOf(path) === 'styles');
    expect(lines((_path, from) => /^src|^pages/.test(from), styles)).toEqual([]);
  });

  it('keep the server out of what a browser loads: pages alone ask it', () => {
    const inBrowsers = files.filter(
      ({ path }) => roomOf(path) !== 'pages' && !serverRooms.includes(roomOf(path)),
    );
    expect(lines((_path, from) => serverRooms.includes(roomOf(from)), inBrowsers)).toEqual([]);
  });

  it('let Firebase into one folder, and only its lite SDK, which fails when the database is out of reach', () => {
    const firebase = lines((_path, from) => /^@?firebase(\/|$)/.test(from));
    expect(firebase).toEqual([
      'src/data/source/firestoreSource.ts imports firebase/app',
      'src/data/source/firestoreSource.ts imports firebase/firestore/lite',
    ]);
  });

  it('let messages know the catalogue by its types alone', () => {
    const messages = files.filter(({ path }) => roomOf(path) === 'src/messages');
    expect(
      lines((_path, from, typeOnly) => roomOf(from) === 'src/catalogue' && !typeOnly, messages),
    ).toEqual([]);
  });
});
