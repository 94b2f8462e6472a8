import { readFileSync } from 'node:fs';
import type { Environment } from '@/data/settings/parseSettings';
import { readFirestoreSettings } from '@/data/settings/serverSettings';

describe('readFirestoreSettings', () => {
  const project = { FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'a'.repeat(20) };

  it.each<Environment>([{}, { NODE_ENV: 'production', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }])(
    'gives undefined, for the demo catalogue, when nothing is set: %j',
    (environment) => {
      expect(readFirestoreSettings(environment)).toBeUndefined();
    },
  );

  it('gives the project and its key, and the reader when there is one', () => {
    const read = { projectId: 'my-shop', apiKey: 'a'.repeat(20) };
    expect(readFirestoreSettings(project)).toEqual(read);
    const reader = { FIREBASE_READER: 'a@my-shop.in', FIREBASE_READER_PASSWORD: 'correct horse' };
    expect(readFirestoreSettings({ ...project, ...reader })).toEqual({
      ...read,
      reader: { email: 'a@my-shop.in', password: 'correct horse' },
    });
    const { FIREBASE_READER_PASSWORD } = reader;
    const byDefault = readFirestoreSettings({ ...project, FIREBASE_READER_PASSWORD });
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`== '${byDefault?.reader?.email}'`);
  });
});
