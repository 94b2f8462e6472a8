import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { runCommand } from './runCommand';
import { envFile } from './setup/envFile';
import { setUpShop } from './setup/setUpShop';

const FILE = '.env.local';

const usage = `npm run shop:setup -- [--all] [--example]
Asks for the settings that every shop needs, checks each answer, shows what it will write, and writes .env.local after a yes. --all
asks for all settings. A setting that is not asked for stays as it is. --example: writes .env.example anew instead, for whoever
changed a setting in the code.`;

/** As the site does, but without the process's environment. */
function settingsNow(): Map<string, string> {
  const { loadedEnvFiles } = loadEnvConfig(process.cwd(), false, { info() {}, error() {} });
  const own = loadedEnvFiles.find(({ path }) => path === FILE)?.env ?? {};
  return new Map(Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** By renaming: a full disk leaves the old file intact. Only the owner may read it. */
function write(text: string): void {
  writeFileSync(`${FILE}.new`, text, { mode: 0o600 });
  renameSync(`${FILE}.new`, FILE);
}

async function main(): Promise<boolean> {
  const { values: chosen } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      example: { type: 'boolean', default: false },
    },
  });
  if (!existsSync('.env.example'))
    throw new Error('Run this in the folder of the site: there is no .env.example here.');
  if (chosen.example) {
    writeFileSync('.env.example', envFile(new Map()));
    return true;
  }
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY)
    throw new Error(
      'It asks questions, so it needs a terminal. Without one, copy .env.example to .env.local and fill it in.',
    );
  return setUpShop({ before: settingsNow(), write }, { input, output }, chosen);
}

runCommand(main, usage);
