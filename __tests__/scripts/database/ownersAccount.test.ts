import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import { ownersAccount } from '../../../scripts/database/ownersAccount';
import { emptyFolder } from '../../helpers/emptyFolder';

const key = (fields: object) =>
  JSON.stringify({
    ...{ type: 'service_account', project_id: 'my-shop-1', client_email: 'shop@p.iam.test' },
    ...fields,
  });

/** Asks for the account with a key file of this text. */
async function accountOf(text: string | undefined) {
  const file = path.join(emptyFolder(), 'shop-key.json');
  if (text !== undefined) writeFileSync(file, text);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    GOOGLE_APPLICATION_CREDENTIALS: file,
  });
  return { file, account: ownersAccount() };
}

/** The error's message. */
async function refusal(text: string | undefined) {
  const { file, account } = await accountOf(text);
  const error = await account.catch((cause: Error) => cause);
  return { file, message: error instanceof Error ? error.message : 'It was accepted.' };
}

describe('ownersAccount', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no key in it', '{}'],
    ['half a key', key({ private_key: '-----BEGIN PRIVATE KEY-----\nabc' })],
    ['the app of a website', key({ type: 'authorized_user', private_key: 'x' })],
  ])('says in one sentence that a file with %s is no key file', async (_what, text) => {
    const { file, message } = await refusal(text);
    expect(message).toBe(
      `${file}, which GOOGLE_APPLICATION_CREDENTIALS names: it is not a whole key file. Download a new one: Firebase console, Project settings, Service accounts, Generate new private key.`,
    );
  });

  it('asks for a key, and no server, where none is set', async () => {
    const { GOOGLE_APPLICATION_CREDENTIALS: _, ...env } = process.env;
    jest.replaceProperty(process, 'env', env);
    const asked = jest.spyOn(globalThis, 'fetch');
    await expect(ownersAccount()).rejects.toThrow(/^No key file: set GOOGLE_/);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that the file is missing', async () => {
    const { file, message } = await refusal(undefined);
    expect(message).toBe(
      `${file}, which GOOGLE_APPLICATION_CREDENTIALS names: there is no such file or folder.`,
    );
  });

  it('says that the key is of another project than the settings', async () => {
    jest.spyOn(GoogleAuth.prototype, 'getAccessToken').mockResolvedValue('token');
    jest.replaceProperty(process, 'env', { ...process.env, FIREBASE_PROJECT_ID: 'my-shop-2' });
    const { message } = await refusal(key({ private_key: 'a key' }));
    expect(message).toMatch(/^The key is of the project my-shop-1, and FIREBASE_PROJECT_ID is my-/);
  });

  it.each([
    ['a deleted key', { status: 400 }, /^Google refuses the key in .*shop-key\.json/],
    ['no network', { code: 'ENOTFOUND' }, /^Google can't be asked whether the key is valid: /],
    ['a failure of Google', { status: 503 }, /^Google can't be asked whether the key is valid: /],
  ])('tells %s from a file that is no key', async (_what, fields, expected) => {
    jest
      .spyOn(GoogleAuth.prototype, 'getAccessToken')
      .mockRejectedValue(Object.assign(new Error('request failed'), fields));
    expect((await refusal(key({ private_key: 'a key' }))).message).toMatch(expected);
  });
});
