import { shelfVariables } from '@/data/registry/shelfVariables';
import { SettingsError } from '@/shop/SettingsError';
import { rawDocument } from '../../helpers/rawDocument';

const group = rawDocument({ kind: 'group', slug: 'sweets', title: 'Sweets' }, 'group');
const shelf = rawDocument(
  { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' },
  'sandesh',
);
const lost = rawDocument(
  { slug: 'Rasgulla', collection: 'RASGULLA', group: 'sweats', title: 'Rasgulla' },
  'rasgulla',
);
const unnamed = rawDocument({ slug: 'Laddu', collection: 'LADDU', group: 'sweets' }, 'laddu');

/** The problems for which these rows stop a build. */
function problemsOf(...rows: Parameters<typeof shelfVariables>): readonly string[] {
  try {
    shelfVariables(...rows);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('shelfVariables', () => {
  it('stops for wrong rows of a file, and names each with its id and what to do', () => {
    const documents = [group, shelf, lost, unnamed];
    expect(problemsOf({ documents, fromDatabase: false })).toEqual([
      'SHELVES, rasgulla: There is no group "sweats". Take one of these: sweets. Or add a row with kind group.',
      'SHELVES, laddu: The row has no title. Fill in title.',
    ]);
  });

  it('leaves the same rows of the database out, because a mistyped one must not stop the shop', () => {
    const variables = shelfVariables({
      documents: [group, shelf, lost, unnamed],
      fromDatabase: true,
    });
    const good = shelfVariables({ documents: [group, shelf], fromDatabase: true });
    expect(variables).toEqual(good);
    expect(variables.SHELVES).toContain('Sandesh');
  });

  it('does not stop for what is no error: a shelf without a name in a language', () => {
    expect(problemsOf({ documents: [group, shelf], fromDatabase: false })).toEqual([]);
  });

  it.each([true, false])('stops without any shelf, typed in the database: %s', (fromDatabase) => {
    expect(problemsOf({ documents: [group], fromDatabase })).toEqual([
      expect.stringContaining('SHELVES: the shop has no shelf'),
    ]);
  });
});
