import { FirestoreRest, type Write } from '../../../scripts/push/FirestoreRest';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';

/** The most writes in one Firestore commit. Source: firebase.google.com/docs/firestore/quotas. */
const MOST_WRITES = 500;

const talk = { say: () => {}, confirm: async () => true };

/** Pushes `count` documents into an empty database and returns the writes of each commit. */
async function commitsOf(count: number): Promise<(readonly Write[])[]> {
  const database = new FirestoreRest({ projectId: 'p', origin: 'http://nowhere.test', token: 't' });
  jest.spyOn(database, 'list').mockResolvedValue(new Map());
  const commit = jest.spyOn(database, 'commit').mockResolvedValue();
  const documents = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`d${index}`, { price: index }]),
  );
  await pushCatalogue(new Map([['MAKEUP-Foundation', documents]]), database, talk);
  return commit.mock.calls.map(([writes]) => writes);
}

describe('pushCatalogue', () => {
  it.each([0, 1, 499, 500, 501, 1755])(
    'writes each of %i documents once, in commits of at most 500',
    async (count) => {
      const commits = await commitsOf(count);
      expect(Math.max(0, ...commits.map(({ length }) => length))).toBeLessThanOrEqual(MOST_WRITES);
      expect(commits.every(({ length }) => length > 0)).toBe(true);
      const written = commits.flat().filter(({ collection }) => collection === 'MAKEUP-Foundation');
      expect(new Set(written.map(({ id }) => id)).size).toBe(count);
      expect(written).toHaveLength(count);
    },
  );
});
