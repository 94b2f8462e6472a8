import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dependencies, devDependencies } from '../../package.json';
import { sourceFiles } from '../helpers/sourceFiles';
import { importsOf } from './importsOf';

/**
 * The rooms in their order, each with what it may import: rooms further up only, so no import runs back. Files of
 * `pages`, scripts and tests may import from every room, and no room from them.
 */
const rooms: Record<string, string> = {
  styles: '',
  bundler: '',
  shop: '',
  catalogue: 'shop',
  shelves: 'shop catalogue',
  offline: 'shop catalogue',
  messages: 'shop catalogue',
  ui: 'styles messages',
  search: 'shop catalogue messages',
  pictures: 'shop ui',
  media: 'styles catalogue messages ui pictures',
  product: 'styles shop catalogue shelves offline messages ui pictures media',
  layout: 'styles shop catalogue shelves offline messages ui pictures product',
  views: `styles shop catalogue shelves offline messages search ui pictures media product
          layout`,
  seo: 'shop catalogue messages',
  page: 'catalogue shelves messages product layout views seo',
  data: 'bundler/distFolder shop catalogue shelves messages pictures seo',
  answers: 'styles shop catalogue messages search pictures seo data',
};

interface Wall {
  readonly imported: RegExp;
  /** The files in which the import is forbidden. */
  readonly barredFrom: RegExp;
  /** Whether the import of types alone is allowed there. */
  readonly typesPass?: boolean;
}

/** What holds beside the order of the rooms: packages, and parts of a room. */
const walls: Record<string, Wall> = {
  'Browsers load this file, so it imports nothing of Node.': {
    imported: /^node:/,
    barredFrom: /^(?:styles|src\/(?!bundler|data|answers))/,
  },
  'The business knows no framework.': {
    imported: /^(?:react|react-dom|next|styled-components)(?:\/|$)/,
    barredFrom: /^src\/(?:shop|catalogue)\//,
  },
  'One file reads the database.': {
    imported: /^@?firebase(?:\/|$)/,
    barredFrom: /^(?:src|pages|styles)\/(?!data\/source\/firestoreSource\.ts$)/,
  },
  'The lite SDK fails when the database cannot be reached; the full one answers that it is empty.':
    {
      imported: /^@?firebase(?:$|\/(?!app$|auth$|firestore\/lite$))/,
      barredFrom: /^(?:src|pages|styles)\//,
    },
  'Only pages and the server choose a language, so that a browser loads no other.': {
    imported: /^src\/messages\/(?:(?:en|bn|hi)\/|dictionaries$)/,
    barredFrom: /^src\/(?!messages|data|answers)/,
  },
  ...Object.fromEntries(
    ['bn', 'hi'].map((code) => [
      `A page in ${code} takes its words from that folder alone.`,
      { imported: RegExp(`^src/messages/(?!${code}/)`), barredFrom: RegExp(`^pages/${code}/`) },
    ]),
  ),
  'Texts need only types and stated numbers of the catalogue, so that a page loads none of it for them.':
    {
      imported: /^src\/catalogue\/(?!numbersInTexts$)/,
      barredFrom: /^src\/messages\//,
      typesPass: true,
    },
  'Only tests import private modules of Next.': {
    imported: /^next\/dist\//,
    barredFrom: /^(?!(?:e2e|__tests__)\/)/,
  },
  'Tests take fast-check from __tests__/helpers/fastCheck, which fixes the seed.': {
    imported: /^fast-check$/,
    barredFrom: /^(?!__tests__\/helpers\/fastCheck\.ts$)/,
  },
};

const rootFiles = ['next.config.ts', 'instrumentation.ts'];
const files = [
  ...rootFiles.map((path) => ({ path, code: readFileSync(path, 'utf8') })),
  ...sourceFiles('src', 'pages', 'styles', 'scripts', 'bench', 'e2e', '__tests__'),
].map((file) => ({ path: file.path, imports: importsOf(file) }));
const inRooms = files.filter(({ path }) => /^(?:src|styles)\//.test(path));

/** `src/data/log/logEvent.ts` is in the room `data`, `styles/tokens.ts` in `styles`. */
function roomOf(path: string): string {
  return path.replace(/^src\//, '').split('/')[0] ?? '';
}

/** Whether the import leads to a file of this repository, and not to a package. */
function isOwn(from: string): boolean {
  const [first = ''] = from.split('/');
  return existsSync(first) || existsSync(`${first}.ts`);
}

/** `@tanstack/react-query` of `@tanstack/react-query/build`, `next` of `next/link`. */
function packageOf(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

/** The names in a room's row. */
function allowedIn(room: string): string[] {
  return rooms[room]?.match(/\S+/g) ?? [];
}

function mayImport(path: string, from: string): boolean {
  const target = from.replace(/^src\//, '');
  return [roomOf(path), ...allowedIn(roomOf(path))].some(
    (name) => target === name || target.startsWith(`${name}/`),
  );
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that import each other in a circle, and those between two circles. */
function inCircles(graph: Graph): string[] {
  const imported = new Set([...graph.values()].flat());
  const left = [...graph].filter(
    ([file, imports]) => imported.has(file) && imports.some((from) => graph.has(from)),
  );
  return left.length === graph.size ? [...graph.keys()] : inCircles(new Map(left));
}

describe('the import walls', () => {
  it('see the imports: static and later ones, of types and of values', () => {
    const imports = files.flatMap((file) => file.imports);
    expect(imports.length).toBeGreaterThan(1_000);
    expect(imports.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(100);
    const later = files.find(({ path }) => path === 'pages/_error.tsx')?.imports;
    expect(later).toContainEqual({
      from: 'src/answers/notFound/answerNotFound',
      typeOnly: false,
      later: true,
    });
  });

  it('have a row for each room, which names only rooms above it', () => {
    const names = Object.keys(rooms);
    expect(new Set(inRooms.map(({ path }) => roomOf(path)))).toEqual(new Set(names));
    const runningBack = names.flatMap((room, row) =>
      allowedIn(room).filter((name) => !names.slice(0, row).includes(roomOf(name))),
    );
    expect(runningBack).toEqual([]);
  });

  it('let a room import only from the rooms of its row', () => {
    const crossing = inRooms.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => isOwn(from) && !mayImport(path, from))
        .map(({ from }) => `${path} imports ${from}`),
    );
    expect(crossing).toEqual([]);
  });

  it('let no files import each other in a circle, not even their types', () => {
    const graph = files.map(({ path, imports }) => {
      return [path.replace(/\.\w+$/, ''), imports.map(({ from }) => from)] as const;
    });
    expect(inCircles(new Map(graph))).toEqual([]);
  });

  it('let files import only packages that package.json names', () => {
    const named = Object.keys({ ...dependencies, ...devDependencies });
    const unnamed = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => !isOwn(from) && !isBuiltin(from) && !named.includes(packageOf(from)))
        .map(({ from }) => `${path} imports ${from}`),
    );
    expect(unnamed).toEqual([]);
  });

  it.each(Object.entries(walls))(
    'hold: %s',
    (_why, { imported, barredFrom, typesPass = false }) => {
      const crossing = files
        .filter(({ path }) => barredFrom.test(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ from, typeOnly }) => imported.test(from) && !(typesPass && typeOnly))
            .map(({ from }) => `${path} imports ${from}`),
        );
      expect(crossing).toEqual([]);
    },
  );
});
