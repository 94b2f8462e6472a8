import { sourceFiles } from '../helpers/sourceFiles';
import { importsOf } from './importsOf';

/* styled-components numbers components as a process loads them, and pages/_document is what it loads first. */

/** Opened by a press, so no page's HTML has it. */
const OPENED_LATER = 'src/media/Lightbox';

const files = sourceFiles('src', 'pages', 'styles').map((file) => ({
  path: file.path.replace(/\.\w+$/, ''),
  hasStyles: /\bstyled[.(]|\bkeyframes`/.test(file.code),
  imports: importsOf(file).flatMap(({ from, typeOnly, later }) => (typeOnly || later ? [] : from)),
}));

/** The files that are loaded with a file. */
function loadedWith(path: string): ReadonlySet<string> {
  const loaded = new Set([path]);
  for (const one of loaded) {
    const { imports = [] } = files.find((file) => file.path === one) ?? {};
    for (const from of imports) loaded.add(from);
  }
  return loaded;
}

it('pages/_document loads every component with styles that HTML may have, so that a page has the same bytes in each process', () => {
  const withStyles = files.filter(({ hasStyles }) => hasStyles).map(({ path }) => path);
  expect(withStyles.length).toBeGreaterThan(50);
  const loaded = loadedWith('pages/_document');
  expect(withStyles.filter((path) => !loaded.has(path))).toEqual([OPENED_LATER]);
});
