import { filesForBrowsers } from '../filesForBrowsers';
import { isProven, serverMarks } from '../serverMarks';
import { expect, test } from '../test';

const build = '.next-demo';

test('what is looked at are the scripts, pages and page data of the site', () => {
  const files = filesForBrowsers(build);
  for (const ending of ['.js', '.html', '.json']) {
    const ours = files.filter(({ path, text }) => path.endsWith(ending) && text.includes('Primer'));
    expect(ours.length, ending).toBeGreaterThan(0);
  }
});

test('what is looked for still stands in the server or its packages', () => {
  const marks = serverMarks(build);
  expect(marks.filter((mark) => !isProven(mark))).toEqual([]);
});

test('no script, page or page data has anything that belongs to the server', () => {
  const files = filesForBrowsers(build);
  const leaks = serverMarks(build).flatMap(({ text }) =>
    files.filter((file) => file.text.includes(text)).map(({ path }) => `${text} in ${path}`),
  );
  expect(leaks).toEqual([]);
});

test('no source map shows the code as it was written', () => {
  const maps = filesForBrowsers(build).filter(
    ({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL='),
  );
  expect(maps.map(({ path }) => path)).toEqual([]);
});
