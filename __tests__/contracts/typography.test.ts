import { tokens } from '@styles/tokens';
import { sourceFiles } from '../helpers/sourceFiles';

const files = sourceFiles('src', 'pages', 'styles').filter(
  ({ path }) => !path.startsWith('src/answers/'),
);

/** The declarations of a CSS property whose value is not an allowed one, each with its file. */
function faultsOf(property: string, allowed: string): string[] {
  const declared = new RegExp(`(?<![\\w-])${property}:\\s*([^;}]+)`, 'g');
  const isAllowed = new RegExp(`^(?:${allowed})$`);
  return files.flatMap(({ path, code }) =>
    Array.from(code.matchAll(declared), ([, value = '']) => value)
      .filter((value) => !isAllowed.test(value))
      .map((value) => `${path}: ${value}`),
  );
}

const sizes = Object.keys(tokens).filter((name) => name.startsWith('text-'));
const token = `var\\(--(?:${sizes.join('|')})\\)`;
const size = `(?:${token}|min\\(${token}, [\\d.]+(?:vw|vmin|px)\\))`;

describe('the typography', () => {
  it('has eight sizes', () => {
    // These are one of the eight: which one depends on the width.
    const varying = ['text-lead', 'text-name', 'text-product'];
    expect(sizes.filter((name) => !varying.includes(name))).toHaveLength(8);
  });

  it('gives each text the line height of its size', () => {
    expect(faultsOf('line-height', 'var\\(--leading\\)')).toEqual([]);
    const family = 'var\\(--font-(?:text|display)\\)';
    const font = `(?:[46]00 )?${size} ?/ ?var\\(--leading\\) ${family}`;
    expect(faultsOf('font', `inherit|${font}`)).toEqual([]);
  });

  it('has no other size', () => {
    // Beside them a text that an icon stands for, and a placeholder as large as what is typed.
    expect(faultsOf('font-size', `${size}|0|min\\(1em, 5vw\\)`)).toEqual([]);
  });
});
