import { filesForBrowsers } from '../filesForBrowsers';
import { isProven, serverMarks } from '../serverMarks';
import { DEMO_DIST } from '../sites';
import { expect, test } from '../test';

test('what is looked at are the scripts, pages and page data of the site', () => {
  const files = filesForBrowsers(DEMO_DIST);
  for (const ending of ['.js', '.html', '.json']) {
    const ours = files.filter(({ path, text }) => path.endsWith(ending) && text.includes('Primer'));
    expect(ours.length, ending).toBeGreaterThan(0);
  }
});

test('what is looked for still stands in the server or its packages', () => {
  const marks = serverMarks(DEMO_DIST);
  expect(marks.filter((mark) => !isProven(mark))).toEqual([]);
});

test('no script, page or page data has anything that belongs to the server', () => {
  const files = filesForBrowsers(DEMO_DIST);
  const leaks = serverMarks(DEMO_DIST).flatMap(({ text }) =>
    files.filter((file) => file.text.includes(text)).map(({ path }) => `${text} in ${path}`),
  );
  expect(leaks).toEqual([]);
});

test('no source map shows the code as it was written', () => {
  const maps = filesForBrowsers(DEMO_DIST).filter(
    ({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL='),
  );
  expect(maps.map(({ path }) => path)).toEqual([]);
});

test('browsers are asked to compile every script while it comes', () => {
  // Those for browsers of old are copied, and no browser that knows of compiling ahead asks for them.
  const scripts = filesForBrowsers(DEMO_DIST).filter(({ path }) =>
    /static\/chunks\/(?!polyfills).+\.js$/.test(path),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const without = scripts.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(without.map(({ path }) => path)).toEqual([]);
});
