import { ownCollections } from '@/catalogue/ownCollections';
import type { DocumentFields } from '../../../scripts/database/Database';
import { readHistory } from '../../../scripts/history/historyDocument';
import { undoLastRun } from '../../../scripts/history/undoLastRun';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const shelf = 'WAX Stick';
const clay = { title: 'Clay', price: 90 };
const wax = { title: 'Wax', price: 120 };

type Documents = Record<string, DocumentFields>;

async function push(database: MemoryDatabase, documents: Documents, what = 'push of mine') {
  const { talk } = importConversation(true);
  await pushCatalogue(new Map([[shelf, documents]]), database, talk, what);
}

/** A shop with clay, into which wax and a cheaper clay are pushed. */
async function aPush(): Promise<MemoryDatabase> {
  const database = new MemoryDatabase(new Map([[shelf, { clay }]]));
  await push(database, { wax, clay: { ...clay, price: 80 } });
  return database;
}

async function undo(database: MemoryDatabase, answer = true) {
  const { said, talk } = importConversation(answer);
  const done = await undoLastRun(database, talk);
  return { said, done, asked: talk.confirm, after: await database.holds(shelf) };
}

/** What somebody does in the console. */
function type(database: MemoryDatabase, id: string, fields?: DocumentFields): Promise<void> {
  const typed = fields ? { fields } : {};
  return database.commit([{ collection: shelf, id, ...typed }]);
}

describe('undoLastRun', () => {
  it('removes what was added and restores what was overwritten, after a yes', async () => {
    const database = await aPush();
    const { said, asked, after, done } = await undo(database);
    expect(asked).toHaveBeenCalledWith('Take back 2 documents?');
    expect(after).toEqual({ clay });
    expect(done).toBe(true);
    expect(said.at(-1)).toBe('Done: 1 removed, 1 restored.');
  });

  it.each<[what: string, id: string, typed: DocumentFields | undefined, after: Documents]>([
    [
      'an added document that was changed since',
      'wax',
      { title: 'Mine' },
      { wax: { title: 'Mine' }, clay },
    ],
    [
      'an overwritten one that was changed since',
      'clay',
      { title: 'Mine' },
      { clay: { title: 'Mine' } },
    ],
    ['an overwritten one that was deleted since', 'clay', undefined, {}],
  ])('leaves and names %s', async (_what, id, typed, after) => {
    const database = await aPush();
    await type(database, id, typed);
    const undone = await undo(database);
    expect(undone.said).toContain(`  ${shelf} / ${id}`);
    expect(undone.after).toEqual(after);
  });

  it('takes back a document that was changed and then changed back', async () => {
    const database = await aPush();
    await type(database, 'wax', { title: 'Mine' });
    await type(database, 'wax', wax);
    expect((await undo(database)).after).toEqual({ clay });
  });

  it('does not overwrite a document that changes between the question and the answer', async () => {
    const database = await aPush();
    const { talk } = importConversation(true);
    const confirm = async () => {
      await type(database, 'clay', { title: 'Typed meanwhile' });
      return true;
    };
    await expect(undoLastRun(database, { ...talk, confirm })).rejects.toThrow(/changed meanwhile/);
    expect(await database.holds(shelf)).toMatchObject({ clay: { title: 'Typed meanwhile' }, wax });
  });

  it('takes back one run after the other, and says when there is none left', async () => {
    const database = await aPush();
    await push(database, { wax: { ...wax, price: 100 } });
    expect((await undo(database)).after).toEqual({ wax, clay: { ...clay, price: 80 } });
    expect((await undo(database)).after).toEqual({ clay });
    const { said, asked } = await undo(database);
    expect(said.at(-1)).toBe('There is nothing to take back.');
    expect(asked).not.toHaveBeenCalled();
  });

  it('sets a run aside of which nothing is left, so that the one before can be taken back', async () => {
    const database = await aPush();
    await push(database, { lac: { title: 'Lac' } });
    await type(database, 'lac', { title: 'Mine' });
    const { asked } = await undo(database);
    expect(asked).toHaveBeenCalledWith(
      expect.stringMatching(/^Nothing is left .* Set this one aside/),
    );
    expect((await undo(database)).after).toEqual({ clay, lac: { title: 'Mine' } });
  });

  it('goes on where an undo was interrupted', async () => {
    const database = new MemoryDatabase();
    const many = Array.from({ length: 450 }, (_, index) => [`w${index}`, wax] as const);
    await push(database, Object.fromEntries(many));
    const commit = database.commit.bind(database);
    jest
      .spyOn(database, 'commit')
      .mockImplementationOnce(commit)
      .mockRejectedValueOnce(new Error('the network is gone'));
    await expect(undo(database)).rejects.toThrow(/400 of 450 documents were written before/);
    const { asked, after, said } = await undo(database);
    expect(asked).toHaveBeenCalledWith('Take back 50 documents?');
    expect(said.join()).not.toContain('by somebody since');
    expect(after).toEqual({});
  });

  it('takes back what an interrupted push had written', async () => {
    const database = new MemoryDatabase();
    const commit = database.commit.bind(database);
    jest
      .spyOn(database, 'commit')
      .mockImplementationOnce(commit)
      .mockRejectedValueOnce(new Error('the network is gone'));
    const many = Array.from({ length: 450 }, (_, index) => [`w${index}`, wax] as const);
    await expect(push(database, Object.fromEntries(many))).rejects.toThrow('the network is gone');
    const { asked, after } = await undo(database);
    expect(asked).toHaveBeenCalledWith('Take back 400 documents?');
    expect(after).toEqual({});
  });
});

describe('the history', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T20:05:09Z') }));
  afterEach(() => jest.useRealTimers());

  it('lists the last ten runs by the day in India, with what they wrote, the last one first', async () => {
    const database = new MemoryDatabase();
    for (let run = 1; run <= 12; run += 1) {
      await push(database, { wax: { price: run }, [`w${run}`]: wax }, `push ${run}`);
      jest.advanceTimersByTime(60_000);
    }
    const { said } = await undo(database, false);
    const listed = said.filter((line) => /^ {2}\d/.test(line));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toMatch(/^ {2}22 Nov 2026, 01:46 {2}push 12: 1 added, 1 overwritten$/);
    expect(listed.at(-1)).toContain('push 3:');
    expect((await database.list(ownCollections.history)).size).toBe(10);
  });

  it('fits large documents into parts below Firestore’s limit of 1 MiB', async () => {
    const long = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`w${index}`, { des: 'অ'.repeat(10_000) }]),
    );
    const database = new MemoryDatabase(new Map([[shelf, long]]));
    await push(database, Object.fromEntries(Object.keys(long).map((id) => [id, wax])));
    const parts = [...(await database.list(ownCollections.history)).values()];
    const sizes = parts.map(({ fields }) => Buffer.byteLength(JSON.stringify(fields)));
    expect(Math.max(...sizes)).toBeLessThan(1_048_576);
    expect(await readHistory(database)).toHaveLength(1);
    expect((await undo(database)).after).toEqual(long);
  });
});
