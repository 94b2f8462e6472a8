import { deskMessages } from '@/messages/deskMessages';
import type { Database } from '../../scripts/database/Database';
import { transport } from '../../scripts/database/ownersAccount';
import { googleDrive } from '../../scripts/desk/googleDrive';
import { googleSheet } from '../../scripts/desk/googleSheet';
import { syncSheet } from '../../scripts/desk/syncSheet';
import { pictureBucket } from '../../scripts/pictures/pictureBucket';
import { aDesk, headings } from './aDesk';
import { googleServer } from './google/googleServer';
import { redirectGoogle } from './google/redirectGoogle';
import { tokenAccount } from './tokenAccount';

const open: { close(): void }[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A shop whose sheet and photos are at Google: the commands' own requests go to an imitation over HTTP. */
export async function aGoogle(database?: Database) {
  const server = await googleServer();
  open.push(server);
  const { sheet: there, drive, bucket, faults, asked, address } = server;
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(redirectGoogle(address, fetch, process.env.TEST_EMULATOR));

  // Google's libraries ask again as often as ever, but without the seconds between.
  transport.retryConfig = { ...transport.retryConfig, maxRetryDelay: 1 };
  const account = tokenAccount('token');
  const sheet = googleSheet(account, there.id, deskMessages.en);
  const desk = aDesk(database);
  const pictures = pictureBucket('test-shop.firebasestorage.app', account);
  return {
    ...{ there, drive, bucket, faults, asked, account, sheet, pictures, desk },
    tables: there.tables,
    files: drive.files,
    type: (...rows: string[][]) => there.tables.set('Makeup', [[...headings], ...rows]),
    async sync(yes = false) {
      const said: string[] = [];
      const folder = googleDrive(account, 'the-folder', deskMessages.en);
      const places = { database: desk.database, bucket: pictures, sheet, folder };
      const isTaken = await syncSheet(places, { yes, say: (line) => said.push(line) });
      return { said, isTaken, goods: await desk.shelf() };
    },
    /** The Result of the first row of goods. */
    result: () => there.tables.get('Makeup')?.[1]?.at(-1),
  };
}
