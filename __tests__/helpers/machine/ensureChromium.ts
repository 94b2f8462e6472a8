import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

interface Way {
  readonly says: string;
  readonly commands: readonly (readonly string[])[];
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

const install = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq'];

function fromPackage(name: string): Way {
  return {
    says: `the distribution's package (apt-get install ${name})`,
    commands: [
      [...asRoot, 'apt-get', 'update', '-qq'],
      [...asRoot, ...install, '--no-install-recommends', name],
    ],
  };
}

const ways: readonly Way[] = [
  {
    says: "Playwright's own download",
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  fromPackage('chromium-headless-shell'),
  fromPackage('chromium'),
];

/** Finds or installs a Chromium for the browser tests, and prints what it tries. */
function ensureChromium(): string | undefined {
  for (const { says, commands } of ways) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium that starts was found. Trying ${says} …`);
    for (const [program = '', ...args] of commands) spawnSync(program, args, { stdio: 'inherit' });
  }
  return findChromium();
}

const found = ensureChromium();
if (found) {
  console.log(`The browser tests use ${found}`);
} else {
  console.error(
    'No Chromium could be installed. Install one, name it in CHROMIUM_PATH, and run the tests again.',
  );
  process.exitCode = 1;
}
