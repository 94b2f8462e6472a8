import { FirestoreDatabase } from '../../../../scripts/database/FirestoreDatabase';
import { aNetwork } from '../../../helpers/aNetwork';
import { tokenAccount } from '../../../helpers/tokenAccount';

const database = new FirestoreDatabase(tokenAccount('token'));

function networkOf(...answers: Parameters<typeof aNetwork>) {
  const network = aNetwork(...answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  return network;
}

/** A failure as Firestore sends it. */
function failure(status: number, name: string, message: string): readonly [number, string] {
  return [status, JSON.stringify({ error: { code: status, message, status: name } })];
}

describe('FirestoreDatabase', () => {
  it.each<[what: string, answer: Parameters<typeof aNetwork>[0], said: RegExp]>([
    [
      'a missing permission',
      failure(403, 'PERMISSION_DENIED', 'denied'),
      /^Firestore answered 403: denied\nThe account or key may not/,
    ],
    [
      'a spent quota',
      failure(429, 'RESOURCE_EXHAUSTED', 'quota'),
      /^Firestore answered 429: quota\nThe quota is spent/,
    ],
    [
      'a value that is not valid',
      failure(400, 'INVALID_ARGUMENT', 'bad id'),
      /^Firestore answered 400: bad id\nFirestore refused all of this/,
    ],
    ['a missing project', failure(404, 'NOT_FOUND', 'no'), /There is no such project/],
    ['an internal error', failure(500, 'INTERNAL', 'oops'), /^Firestore answered 500: oops$/],
    ['a page of a gateway', [502, '<p>Bad\ngateway'], /^Firestore answered 502: <p>Bad gateway$/],
    [
      'no network',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }),
      }),
      /^Firestore can't be reached: the server was not found: is this computer/,
    ],
    ['an incomplete answer', 'cut', /can't be reached: /],
  ])('explains the error on %s', async (_what, answer, said) => {
    networkOf(answer);
    await expect(database.list('WAX Stick')).rejects.toThrow(said);
  });

  it('tries no write twice: the first may have been done', async () => {
    const network = networkOf([503, '{}']);
    const write = { collection: 'WAX Stick', id: 'a', fields: {} };
    await expect(database.commit([write])).rejects.toThrow('Firestore answered 503');
    expect(network).toHaveBeenCalledTimes(1);
  });
});
