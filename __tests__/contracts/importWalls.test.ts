import { importsOf } from '../helpers/importsOf';
import { sourceFiles } from '../helpers/sourceFiles';

/** What each room of src may import besides itself and packages. The rooms stand in the order of the style guide. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  shop: [],
  catalogue: ['src/shop'],
  messages: ['src/catalogue'],
  device: ['src/catalogue'],
  search: ['src/catalogue', 'src/messages', 'src/device'],
  language: ['src/messages'],
  ui: ['src/messages', 'styles'],
  pictures: ['src/shop', 'src/catalogue', 'src/ui'],
  shelves: ['src/catalogue'],
  seo: ['words', 'pictures', 'shop', 'ui', 'catalogue'].map(inSrc).concat('styles'),
  server: ['words', 'pictures', 'shop', 'catalogue', 'search', 'shelves', 'seo', 'page']
    .map(inSrc)
    .concat('styles'),
  selfHosted: ['shop', 'catalogue', 'pictures', 'server'].map(inSrc),
  media: ['words', 'pictures', 'language', 'shop', 'ui', 'catalogue'].map(inSrc).concat('styles'),
  product: ['words', 'pictures', 'language', 'shop', 'ui', 'catalogue', 'shelves', 'device']
    .concat('media')
    .map(inSrc)
    .concat('styles'),
  layout: ['words', 'language', 'shop', 'ui', 'catalogue', 'device', 'media', 'product']
    .map(inSrc)
    .concat('styles'),
  page: ['words', 'language', 'shop', 'catalogue', 'shelves', 'seo', 'layout'].map(inSrc),
  views: ['words', 'pictures', 'language', 'shop', 'ui', 'catalogue', 'search', 'shelves']
    .concat('media', 'product', 'device', 'layout')
    .map(inSrc)
    .concat('styles'),
};

/** Where documents come from and what is made of them: no browser may load any of it. */
const serverOnly = ['src/server', 'src/selfHosted'];

const files = sourceFiles('src', 'pages', 'styles').map((file) => ({
  path: file.path,
  imports: importsOf(file),
}));
const src = files.filter((file) => isIn(file.path, 'src'));

function inSrc(room: string): string {
  return `src/${room}`;
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function isOurs(path: string): boolean {
  return /^(src|pages|styles|__tests__|e2e|scripts|demo|public)(\/|$)/.test(path);
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The imports that break a rule, as readable lines. */
function breaking(
  among: typeof files,
  breaks: (file: string, imported: { from: string; typeOnly: boolean }) => boolean,
): string[] {
  return among.flatMap((file) =>
    file.imports
      .filter((imported) => breaks(file.path, imported))
      .map(({ from }) => `${file.path} imports ${from}`),
  );
}

describe('the import walls', () => {
  it('stand between rooms that are all known', () => {
    expect([...new Set(src.map(({ path }) => roomOf(path)))].sort()).toEqual(
      Object.keys(rooms).sort(),
    );
  });

  it.each(Object.entries(rooms))('let src/%s import only what stands below it', (room, below) => {
    const allowed = [inSrc(room), ...below];
    expect(
      breaking(
        src.filter(({ path }) => roomOf(path) === room),
        (_file, { from }) => isOurs(from) && !allowed.some((folder) => isIn(from, folder)),
      ),
    ).toEqual([]);
  });

  it('let styles import nothing of the site', () => {
    const styles = files.filter(({ path }) => isIn(path, 'styles'));
    expect(breaking(styles, (_file, { from }) => isOurs(from) && !isIn(from, 'styles'))).toEqual(
      [],
    );
  });

  it('keep pages, tests and scripts out of src and pages', () => {
    expect(
      breaking(files, (_file, { from }) => /^(pages|__tests__|e2e|scripts)(\/|$)/.test(from)),
    ).toEqual([]);
  });

  it('let Firebase into one folder only', () => {
    const importers = files.filter(({ imports }) =>
      imports.some(({ from }) => /^@?firebase(\/|$)/.test(from)),
    );
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter(({ path }) => !isIn(path, 'src/data/source'))).toEqual([]);
  });

  it('read over REST: the full SDK answers from an empty cache when the database is out of reach', () => {
    expect(breaking(files, (_file, { from }) => from === 'firebase/firestore')).toEqual([]);
  });

  it('keep the server out of whatever a browser may load', () => {
    const browserSide = src.filter(({ path }) => !serverOnly.some((folder) => isIn(path, folder)));
    expect(
      breaking(
        browserSide,
        (_file, { from, typeOnly }) =>
          !typeOnly && (serverOnly.some((folder) => isIn(from, folder)) || /^node:/.test(from)),
      ),
    ).toEqual([]);
  });

  it('let only pages and one another ask the server rooms', () => {
    const rooms = serverOnly;
    expect(
      breaking(
        src.filter(({ path }) => !rooms.some((room) => isIn(path, room))),
        (_file, { from }) => rooms.some((room) => isIn(from, room)),
      ),
    ).toEqual([]);
  });

  it('let pages reach sources and normalisers through the server rooms only', () => {
    const pages = files.filter(({ path }) => isIn(path, 'pages'));
    expect(
      breaking(pages, (_file, { from }) =>
        ['src/data/source', 'src/data/normalise'].some((folder) => isIn(from, folder)),
      ),
    ).toEqual([]);
    expect(breaking(pages, (_file, { from }) => isIn(from, 'src/server')).length).toBeGreaterThan(
      0,
    );
  });

  it('let only pages and the server choose a language: whatever they show gets its words from them', () => {
    const choosing = (path: string) =>
      ['pages', 'src/server', 'src/messages'].some((folder) => isIn(path, folder));
    const aLanguage = /^src\/messages\/[a-z]{2}(\/|$)/;
    expect(
      breaking(
        files.filter(({ path }) => !choosing(path)),
        (_file, { from }) => aLanguage.test(from),
      ),
    ).toEqual([]);
    expect(
      breaking(
        files.filter(({ path }) => isIn(path, 'pages')),
        (_file, { from }) => aLanguage.test(from),
      ).length,
    ).toBeGreaterThan(0);
  });

  it('let words know the catalogue by its types alone', () => {
    const messages = src.filter(({ path }) => roomOf(path) === 'words');
    expect(
      breaking(messages, (_file, { from, typeOnly }) => isIn(from, 'src/catalogue') && !typeOnly),
    ).toEqual([]);
  });

  it('keep components out of the business', () => {
    const business = src.filter(({ path }) =>
      ['catalogue', 'shop', 'words'].includes(roomOf(path)),
    );
    expect(business.filter(({ path }) => path.endsWith('.tsx'))).toEqual([]);
    expect(
      breaking(business, (_file, { from }) =>
        /^(react|react-dom|next|styled-components)(\/|$)/.test(from),
      ),
    ).toEqual([]);
  });
});
