import { fonts } from '../../../scripts/licences/fonts';
import { licencesPage } from '../../../scripts/licences/licencesPage';

const packages = [
  { name: '@a/b', version: '1.0.0', licence: 'ISC' },
  { name: 'c', version: '2.0.0', licence: 'MIT' },
  { name: 'c', version: '2.1.0', licence: 'MIT' },
];
const lines = licencesPage(packages).split('\n');

describe('licencesPage', () => {
  it('has one line for each package, in the given order', () => {
    const start = lines.indexOf('| @a/b | 1.0.0 | ISC |');
    expect(start).toBeGreaterThan(0);
    expect(lines.slice(start, start + 3)).toEqual([
      '| @a/b | 1.0.0 | ISC |',
      '| c | 2.0.0 | MIT |',
      '| c | 2.1.0 | MIT |',
    ]);
  });

  it('counts the packages under each licence, the most frequent first', () => {
    expect(lines.indexOf('| MIT | 2 |')).toBeGreaterThan(0);
    expect(lines.indexOf('| ISC | 1 |')).toBe(lines.indexOf('| MIT | 2 |') + 1);
  });

  it.each(fonts)('lists every file of $family and links to its licence', ({ files, text }) => {
    const [line = ''] = lines.filter((one) => one.includes(`](../${text})`));
    for (const file of files) expect(line).toContain(`\`${file}\``);
  });

  it.each(['LGPL-3.0-or-later', 'CC-BY-4.0'])('explains how the terms of %s are met', (licence) => {
    expect(lines.filter((line) => line.startsWith(`- **${licence}**: `))).toHaveLength(1);
  });

  it('ends with a single line break', () => {
    expect(lines.slice(-2)).toEqual(['| c | 2.1.0 | MIT |', '']);
  });
});
