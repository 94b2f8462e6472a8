import { readFileSync } from 'node:fs';
import { ownersCommand } from '../../scripts/ownersCommand';

describe('ownersCommand', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it.each<[what: string, work: () => Promise<boolean>, says: string]>([
    ['a missing folder', async () => !readFileSync('/no/such'), '/no/such: there is no such file'],
    ['a message of ours', () => Promise.reject(new Error('No project.')), 'No project.'],
  ])('ends with status 1 and a plain line: %s', async (_what, work, says) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    ownersCommand('', { args: [] }, work);
    await new Promise(setImmediate);
    expect(error.mock.calls).toEqual([[expect.stringContaining(says)]]);
    expect(process.exitCode).toBe(1);
  });
});
