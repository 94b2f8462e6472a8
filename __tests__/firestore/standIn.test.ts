import { publishRules } from '../../e2e/publishRules';
import type { RestFields } from '../../e2e/standIn/encodeFields';
import { FirestoreStandIn } from '../../e2e/standIn/FirestoreStandIn';
import { openRules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress } from '../helpers/emulator';

const projectId = 'demo-stand-in';
const root = `projects/${projectId}/databases/(default)/documents`;
const path = `/v1/${root}:runQuery`;

/** A value of every Firestore type. */
const everyType = {
  text: { stringValue: 'x"<é🙂\u200d\n' },
  whole: { integerValue: '5' },
  broken: { doubleValue: 1.5 },
  nan: { doubleValue: 'NaN' },
  endless: { doubleValue: 'Infinity' },
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  list: { arrayValue: { values: [{ stringValue: 'q' }] } },
  map: { mapValue: { fields: { constructor: { stringValue: 'k' } } } },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  bytes: { bytesValue: 'AAAA' },
  other: { referenceValue: `projects/${projectId}/databases/(default)/documents/a/b` },
};

const catalogue: Readonly<Record<string, Record<string, object>>> = {
  'MAKEUP-Concealer palate': { 'every-type': everyType, 'no-fields': {} },
  'Eye Dummy': Object.fromEntries(
    ['b', 'B', 'a', 'é', 'z', '10', '9', '-', '_', '~', 'ক', '🙂', '\uff5e'].map((id) => [
      id,
      { title: { stringValue: id } },
    ]),
  ),
  'MAKEUP-Primer': Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`n${(index * 37) % 60}`, {}]),
  ),
};

function query(collectionId: string, limit = 45): string {
  const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  return JSON.stringify({ structuredQuery: { from: [{ collectionId }], orderBy, limit } });
}

/** An answer without the timestamps, which differ between runs. */
async function ask(origin: string, address: string, init: RequestInit) {
  const response = await fetch(origin + address, init);
  const text = await response.text();
  const body = text.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (time) =>
    time === '"2026-01-01T00:00:00Z"' ? time : '"now"',
  );
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: /^[[{]/.test(body) ? JSON.parse(body) : body.trim(),
  };
}

describeWithEmulator('the stand-in answers as the official emulator does', () => {
  const standIn = new FirestoreStandIn();

  beforeAll(async () => {
    await publishRules(emulatorAddress(), projectId, openRules);
    await standIn.accept();
    for (const [collection, documents] of Object.entries(catalogue)) {
      standIn.documents.set(collection, documents as Record<string, RestFields>);
      const writes = Object.entries(documents).map(([id, fields]) => ({
        update: { name: `${root}/${collection}/${id}`, fields },
      }));
      await fetch(`http://${emulatorAddress()}/v1/${root}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes }),
      });
    }
  });
  afterAll(() => standIn.refuse());

  it.each<[what: string, body: string]>([
    ['a value of every type, and a document without fields', query('MAKEUP-Concealer palate')],
    ['ids in the order of their bytes', query('Eye Dummy')],
    ['the first 45 of 60', query('MAKEUP-Primer')],
    ['the first 9 of 60', query('MAKEUP-Primer', 9)],
    ['a body that is not JSON', '{bad'],
  ])('to a query for %s', async (_what, body) => {
    const request = { method: 'POST', body };
    const answer = await ask(`http://127.0.0.1:${standIn.port}`, path, request);
    expect(answer).toEqual(await ask(`http://${emulatorAddress()}`, path, request));
  });
});
