import { readFileSync } from 'node:fs';
import type { NextApiRequest } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';
import { staticReport } from '@/answers/diagnostics/staticReport';
import { answerShelf } from '@/answers/shelves/answerShelf';
import { allCollections } from '@/catalogue/allCollections';
import { processState } from '@/data/processState';
import { firestoreSource } from '@/data/source/firestoreSource';
import { publishRules } from '../../e2e/publishRules';
import { anApiResponse } from '../helpers/anApiResponse';
import { openRules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../helpers/emulator';
import { logged } from '../helpers/logged';
import { resetCaches } from '../helpers/resetCaches';

const projectId = 'demo-strangers-reads';
const WHOLE = 1860;
const page = readFileSync('docs/reads-and-costs.md', 'utf8');
let documents = 0;

/** The documents that the database returns to the site while a stranger asks `often` times, a minute apart. */
async function readBy(often: number, ask: (minute: number) => Promise<unknown>): Promise<number> {
  resetCaches();
  const source = firestoreSource({ projectId, apiKey: 'the-emulator-takes-any-key' });
  documents = 0;
  processState().source = {
    name: 'demo',
    read: async (...asked) => {
      const read = await source.read(...asked);
      documents += read.length;
      return read;
    },
  };
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  for (let minute = 0; minute < often; minute += 1) {
    clock.mockReturnValue(start + minute * 60_000);
    await ask(minute);
  }
  clock.mockRestore();
  return documents;
}

async function checkNow(): Promise<void> {
  const response = anApiResponse();
  const revalidate = () => staticReport('en');
  Object.assign(response, { revalidate, redirect: () => response });
  const request = { method: 'GET', url: '/api/report/en', query: { language: 'en' } };
  await renewReport(request as unknown as NextApiRequest, response);
}

async function askForShelf(name: string): Promise<void> {
  const request = { method: 'HEAD', query: { collection: name } };
  await answerShelf(request as unknown as NextApiRequest, anApiResponse());
}

describeWithEmulator('what strangers can have read', () => {
  beforeAll(async () => {
    process.env.__FIREBASE_DEFAULTS__ = JSON.stringify({
      emulatorHosts: { firestore: emulatorAddress() },
    });
    await publishRules(emulatorAddress(), projectId, openRules);
    for (const { name: collection, limit } of allCollections) {
      const ids = Array.from({ length: limit + 5 }, (_, index) => `n${index}`);
      await emulatorDatabase(projectId).commit(
        ids.map((id) => ({ collection, id, fields: { title: id } })),
      );
    }
  });
  beforeEach(() => {
    for (const level of ['info', 'warn', 'error'] as const) logged(level);
  });

  it('is the whole catalogue once in half an hour by the report, however often it is renewed', async () => {
    expect(await readBy(31, checkNow)).toBe(2 * WHOLE);
    expect(page).toContain(`at most ${WHOLE.toLocaleString('en-IN')} for a single visit`);
    expect(page).toContain(`${(48 * WHOLE).toLocaleString('en-IN')} documents a day`);
  });

  it('is one shelf by the question for one, and nothing more within a minute', async () => {
    const [{ name = '', limit = 0 } = {}] = allCollections;
    expect(await readBy(26, () => askForShelf(name))).toBe(26 * (limit + 1));
    expect(
      await readBy(1, async () => {
        for (let times = 0; times < 26; times += 1) await askForShelf(name);
      }),
    ).toBe(limit + 1);
  });

  it('is what the report is made from, so that a press after the shelves shows what she mended', async () => {
    const [{ name = '' } = {}] = allCollections;
    const faults: number[] = [];
    await readBy(2, async (minute) => {
      if (minute === 1) {
        const mended = { title: 'Mended', price: 120, img: '/pictures/products/Wax-stick-1.webp' };
        await emulatorDatabase(projectId).commit([{ collection: name, id: 'n0', fields: mended }]);
        await askForShelf(name);
      }
      const {
        error = 0,
        warning = 0,
        hint = 0,
      } = (await staticReport('en')).props?.report.totals ?? {};
      faults.push(error + warning + hint);
    });
    expect(faults[1]).toBeLessThan(faults[0] ?? 0);
  });
});
