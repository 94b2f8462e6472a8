import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { runCommand } from './runCommand';
import { setUpShop } from './setup/setUpShop';
import { typedKeys } from './setup/typedKeys';

const FILE = '.env.local';

const usage = `npm run shop:setup -- [--all]
Asks for the settings that every shop needs, checks each answer, shows what it will write, and writes .env.local after a yes. --all
asks for all settings of .env.example. A setting that is not asked for stays as it is.`;

/** Reads .env.local as the site does, but without the process's environment variables. */
function settingsNow(): Map<string, string> {
  const { loadedEnvFiles } = loadEnvConfig(process.cwd(), false, { info() {}, error() {} });
  const own = loadedEnvFiles.find(({ path }) => path === FILE)?.env ?? {};
  return new Map(Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Writes a new file and renames it, so that a full disk leaves the old one intact. Only its owner may read it. */
function write(text: string): void {
  writeFileSync(`${FILE}.new`, text, { mode: 0o600 });
  renameSync(`${FILE}.new`, FILE);
}

async function main(): Promise<boolean> {
  const { values: chosen } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  if (!existsSync('.env.example'))
    throw new Error('Run this in the folder of the site: there is no .env.example here.');
  // With an output, readline handles the keys: arrows move the cursor, and Ctrl+C ends the input.
  const { stdin } = process;
  const input = stdin.isTTY ? typedKeys(stdin) : stdin;
  const terminal = createInterface({ input, output: process.stdout, historySize: 0 });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await setUpShop(
      { example: readFileSync('.env.example', 'utf8'), before: settingsNow(), write },
      {
        say: console.log,
        ask: async (question) => {
          terminal.setPrompt(question);
          terminal.prompt();
          const { value, done } = await lines.next();
          return done ? undefined : value;
        },
      },
      chosen,
    );
  } finally {
    terminal.close();
    input.destroy();
  }
}

runCommand(main, usage);
