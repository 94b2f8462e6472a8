import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import { ownersAccount } from '../../../scripts/database/ownersAccount';
import { emptyFolder } from '../../helpers/emptyFolder';

const key = (fields: object) =>
  JSON.stringify({ type: 'service_account', client_email: 'shop@p.iam.test', ...fields });

/** Asks for the account with a key file of this text. Returns the error's message. */
async function refusal(text: string | undefined): Promise<{ file: string; message: string }> {
  const file = path.join(emptyFolder(), 'shop-key.json');
  if (text !== undefined) writeFileSync(file, text);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    GOOGLE_APPLICATION_CREDENTIALS: file,
    // Otherwise the library waits seconds for the servers of Google's cloud to tell it the project.
    GOOGLE_CLOUD_PROJECT: 'p',
  });
  const error = await ownersAccount(['datastore']).catch((cause: Error) => cause);
  return { file, message: error instanceof Error ? error.message : 'It was accepted.' };
}

describe('ownersAccount', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no key in it', '{}'],
    ['half a key', key({ private_key: '-----BEGIN PRIVATE KEY-----\nabc' })],
  ])('says in one sentence that a file with %s is no key file', async (_what, text) => {
    const { file, message } = await refusal(text);
    expect(message).toBe(
      `${file} is not a whole key file. Download a new one: Firebase console, Project settings, Service accounts, Generate new private key.`,
    );
  });

  it('says that the file is missing', async () => {
    const { file, message } = await refusal(undefined);
    expect(message).toBe(`There is no file ${file}, which GOOGLE_APPLICATION_CREDENTIALS names.`);
  });

  it.each([
    ['a deleted key', { status: 400 }, /^Google refuses the key in .*shop-key\.json/],
    ['no network', { code: 'ENOTFOUND' }, /^Google can't be asked whether the key is valid: /],
    ['a failure of Google', { status: 503 }, /^Google can't be asked whether the key is valid: /],
  ])('tells %s from a file that is no key', async (_what, fields, expected) => {
    // Jest can't run the package's own requests: it imports its fetch at the first one.
    jest
      .spyOn(GoogleAuth.prototype, 'getAccessToken')
      .mockRejectedValue(Object.assign(new Error('request failed'), fields));
    expect((await refusal(key({}))).message).toMatch(expected);
  });
});
