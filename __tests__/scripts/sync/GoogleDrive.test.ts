import { tokenAccount } from '../../../scripts/google/tokenAccount';
import { GoogleDrive } from '../../../scripts/sync/GoogleDrive';
import { aNetwork } from '../../helpers/aNetwork';
import { askAgainAtOnce } from '../../helpers/askAgainAtOnce';

askAgainAtOnce();
const account = tokenAccount('token');

/** A refusal as the Drive API sends it. */
function refusal(status: number, reason: string, message = 'No.'): Response {
  const errors = [{ domain: 'global', reason, message }];
  return Response.json({ error: { code: status, message, errors } }, { status });
}

function page(): Response {
  return new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } });
}

/** Google gives this answer to the account, and to anybody else a page for signing in. */
function answers(answer: () => Response) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_input, init) =>
      new Headers(init?.headers).has('authorization') ? answer() : page(),
    );
}

describe('GoogleDrive.sheet', () => {
  it.each<[what: string, answer: () => Response, said: string]>([
    [
      'asked too often',
      () => refusal(403, 'userRateLimitExceeded'),
      'Google was asked too often for the sheet: it is read again at the next run',
    ],
    [
      'asked too often, in the other way',
      () => refusal(429, 'rateLimitExceeded'),
      'asked too often',
    ],
    ['asked too often, without a word', () => new Response('', { status: 429 }), 'asked too often'],
    [
      'too large for Google',
      () => refusal(403, 'exportSizeLimitExceeded'),
      'The sheet is larger than Google hands out (10 MB): move what the site does not need',
    ],
    [
      'larger than 20 MB',
      () => new Response(Buffer.alloc(20_000_001)),
      'The sheet is larger than 20 MB.',
    ],
    [
      'an .xlsx file in Drive',
      () => refusal(403, 'fileNotExportable'),
      'This is an Excel file in Drive and no Google Sheet: open it in Google Sheets, choose File, Save as Google Sheets',
    ],
    [
      'a page of the network',
      page,
      'A page came in place of the sheet: does this network ask to sign in first?',
    ],
    [
      'cut off in the middle',
      () => new Response(Buffer.from('PK\x03\x04 and half a sheet')),
      'The download of the sheet ended early: run it again.',
    ],
    [
      'an API that is off',
      () => refusal(403, 'accessNotConfigured', 'Google Drive API has not been used in project 1.'),
      'Google says: Google Drive API has not been used in project 1. Turn on the Google Drive API',
    ],
    [
      'an API that is off, in the newer form',
      () =>
        Response.json(
          { error: { message: 'It is off.', details: [{ reason: 'SERVICE_DISABLED' }] } },
          { status: 403 },
        ),
      'Google says: It is off. Turn on the Google Drive API',
    ],
    ['shared with nobody', () => refusal(404, 'notFound'), 'The sheet is not shared: in Google'],
    ['a server with a fault', () => refusal(503, 'backendError'), 'Google answered 503'],
  ])('says what to do when it is %s', async (_what, answer, said) => {
    answers(answer);
    await expect(new GoogleDrive(account).sheet('one')).rejects.toThrow(said);
  });

  it.each<[what: string, answer: Parameters<typeof aNetwork>[0], said: string]>([
    ['breaks off', 'cut', "Google can't be asked for the sheet: "],
    [
      'is out of reach',
      Object.assign(new Error('x'), { code: 'ENOTFOUND' }),
      'is this computer on the internet?',
    ],
  ])('says so when the network %s', async (_what, answer, said) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(aNetwork(answer));
    await expect(new GoogleDrive(account).sheet('one')).rejects.toThrow(said);
  });

  it('asks again when Google has a fault for a moment', async () => {
    const [first, second] = [refusal(503, 'backendError'), new Response('a sheet')];
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(first)
      .mockResolvedValueOnce(second);
    expect(Buffer.from(await new GoogleDrive(account).sheet('one')).toString()).toBe('a sheet');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('GoogleDrive.photo', () => {
  it.each<[what: string, answer: () => Response, said: string]>([
    ['asked too often', () => refusal(403, 'userRateLimitExceeded'), "can't be read now"],
    ['shared with nobody', () => refusal(404, 'notFound'), 'is not shared: share it with'],
    ['too large', () => new Response(Buffer.alloc(60_000_001)), 'is larger than 60 MB'],
  ])('says why there is none when it is %s', async (_what, answer, said) => {
    answers(answer);
    expect(await new GoogleDrive(account).photo('one')).toEqual({
      reason: expect.stringContaining(said),
    });
  });
});
