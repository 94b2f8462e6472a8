import { sourceFiles } from '../helpers/sourceFiles';

const MOST_LINES = 200;

/** Lists of facts, which are as long as what they list. */
const data = [/^src\/messages\//, /^src\/catalogue\/otherNames\.ts$/];

const files = sourceFiles('src', 'pages', 'styles', 'scripts', '__tests__', 'e2e');

/** Each pattern is written in two parts, because this file is checked too. */
const unwanted: [what: string, pattern: RegExp][] = [
  ['work put off', /\b(?:TO(?:)DO|FIX(?:)ME|XX(?:)X)\b/],
  ['suppressed lint', /(?:biome|eslint)-(?:ignore|disable)/],
  ['suppressed types', /@ts-(?:ignore|expect-error|nocheck)/],
  ['dead code kept as a comment', /^\s*\/\/\s*(?:import|const|return|export)\s.*[;{]$/m],
];

function pathsOf(matching: (file: (typeof files)[number]) => boolean): string[] {
  return files.filter(matching).map(({ path }) => path);
}

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

describe('the code', () => {
  it('is searched in full', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it(`has no file of more than ${MOST_LINES} lines except data`, () => {
    expect(
      pathsOf(
        ({ path, text }) => lines(text) > MOST_LINES && !data.some((pattern) => pattern.test(path)),
      ),
    ).toEqual([]);
  });

  it.each(unwanted)('has no %s', (_what, pattern) => {
    expect(pathsOf(({ text }) => pattern.test(text))).toEqual([]);
  });
});
