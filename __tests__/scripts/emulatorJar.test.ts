import fs from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { EMULATOR_MISSING, emulatorJar } from '../../scripts/emulatorJar';
import { emptyFolder } from '../helpers/emptyFolder';

const googleCloud = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const system = path.join('/usr/lib/google-cloud-sdk', googleCloud);
const inHome = path.join(homedir(), 'google-cloud-sdk', googleCloud);
const cache = path.join(homedir(), '.cache/firebase/emulators');

function setJarVariable(jar: string | undefined): void {
  const { FIRESTORE_EMULATOR_JAR: _, ...env } = process.env;
  jest.replaceProperty(process, 'env', {
    ...env,
    ...(jar === undefined ? {} : { FIRESTORE_EMULATOR_JAR: jar }),
  });
}

/** The jar found on a machine that has only these files. */
function foundAmong(...files: string[]): string | undefined {
  const downloads = files.filter((file) => path.dirname(file) === cache);
  const exists = jest
    .spyOn(fs, 'existsSync')
    .mockImplementation((file) => [...files, ...downloads.map(path.dirname)].includes(`${file}`));
  const list = jest
    .spyOn(fs, 'readdirSync')
    .mockImplementation(() => downloads.map((file) => path.basename(file)) as never);
  const found = emulatorJar();
  exists.mockRestore();
  list.mockRestore();
  return found;
}

const downloaded = (file: string) => path.join(cache, file);

describe('emulatorJar', () => {
  it('is the file that FIRESTORE_EMULATOR_JAR names, when it exists', () => {
    const folder = emptyFolder();
    const jar = path.join(folder, 'my emulator.jar');
    fs.writeFileSync(jar, '');
    setJarVariable(jar);
    const found = emulatorJar();
    expect(found).toBe(jar);
  });

  it('prefers FIRESTORE_EMULATOR_JAR to others', () => {
    setJarVariable('/mine.jar');
    const others = [system, inHome, downloaded('cloud-firestore-emulator-v1.19.8.jar')];
    expect(foundAmong('/mine.jar', ...others)).toBe('/mine.jar');
  });

  it.each([
    ['names no file', '/no/such.jar'],
    ['is empty', ''],
    ['is not set', undefined],
  ])('is the jar of the Google Cloud CLI when the variable %s', (_what, jar) => {
    setJarVariable(jar);
    expect(foundAmong(system)).toBe(system);
    expect(foundAmong(inHome)).toBe(inHome);
  });

  it('is the newest download of firebase-tools when there is no other', () => {
    setJarVariable(undefined);
    const [older, newer] = ['1.18.2', '1.19.8'].map((version) =>
      downloaded(`cloud-firestore-emulator-v${version}.jar`),
    );
    expect(foundAmong(`${older}`, `${newer}`)).toBe(newer);
    expect(foundAmong(`${newer}`, system)).toBe(system);
  });

  it('ignores other downloads of firebase-tools', () => {
    setJarVariable(undefined);
    const others = ['firebase-database-emulator-v4.11.2.jar', 'cloud-firestore-emulator.zip'];
    expect(foundAmong(...others.map(downloaded))).toBeUndefined();
  });

  it('is undefined when there is none', () => {
    setJarVariable('/no/such.jar');
    expect(foundAmong()).toBeUndefined();
  });
});

describe('EMULATOR_MISSING', () => {
  it('says that tests did not run, and both ways to run them', () => {
    expect(EMULATOR_MISSING).toContain('DID NOT RUN');
    expect(EMULATOR_MISSING).toContain('npx firebase-tools setup:emulators:firestore');
    expect(EMULATOR_MISSING).toContain('FIRESTORE_EMULATOR_JAR');
  });
});
