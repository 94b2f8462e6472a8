import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { plainReason } from '../../scripts/plainReason';

/** The error of something that fails. */
async function failure(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (cause) {
    return cause;
  }
}

const connect = (port: number) =>
  new Promise((_resolve, reject) => createConnection(port, '127.0.0.1').on('error', reject));

describe('plainReason', () => {
  it.each<[what: string, work: () => unknown, says: RegExp]>([
    ['a missing file', () => readFileSync('/no/such/file'), /^there is no such file or folder$/],
    ['a folder', () => readFileSync('/tmp'), /^this is a folder; give the file in it$/],
    ['a closed port', () => connect(9), /^nothing answers there/],
    [
      'too long a wait',
      () => Promise.reject(new DOMException('x', 'TimeoutError')),
      /^no answer came in time/,
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('x', { cause: { code: 'EAI_AGAIN', message: 'y' } })),
      /^the server was not found: is this computer on the internet\?$/,
    ],
    ['anything else', () => Promise.reject(new Error('as it is')), /^as it is$/],
    ['no error at all', () => Promise.reject('a word'), /^a word$/],
  ])('says in plain words why there is no answer: %s', async (_what, work, says) => {
    expect(plainReason(await failure(work))).toMatch(says);
  });
});
