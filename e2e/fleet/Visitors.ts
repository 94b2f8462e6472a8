import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuildFiles, buildOfPage, filesOfPage, pageFaults } from './pageFaults';

const COUNT = 4;
/** How long each rests between two pages. Without rest they would take the processors from all other tests. */
const REST_MS = 5;

/** Visitors who go from page to page, and check what they get. */
export class Visitors {
  /** What was wrong, with its count. */
  readonly faults = new Map<string, number>();
  /** How many pages and answers were right. */
  right = 0;
  /** The builds whose pages were seen, and the files that they ask for. */
  readonly seen = new Map<string, Set<string>>();
  readonly #address: string;
  readonly #builds: BuildFiles;
  readonly #walks: Promise<void>[];
  /** An address of their own, so that limits by address count them apart from others on this machine. */
  readonly #agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
  #isEnding = false;

  constructor(address: string, targets: readonly string[], builds: BuildFiles) {
    this.#address = address;
    this.#builds = builds;
    this.#walks = Array.from({ length: COUNT }, (_, at) => this.#walk(targets, at));
  }

  /** Ends the visits. Then asks for all files of all pages that were seen, as pages left open do. */
  async end(): Promise<string[]> {
    this.#isEnding = true;
    await Promise.all(this.#walks);
    for (const files of this.seen.values()) for (const file of files) await this.#askFile(file);
    this.#agent.destroy();
    return [...this.faults].map(([fault, count]) => `${count} × ${fault}`);
  }

  async #walk(targets: readonly string[], from: number): Promise<void> {
    for (let at = from * 7; !this.#isEnding; at += 1) {
      await this.#visit(targets[at % targets.length] ?? '/');
      await pause(REST_MS);
    }
  }

  async #visit(target: string): Promise<void> {
    const { status, text: body } = await this.#ask(target);
    const faults = status === 200 ? [] : [`answered ${status}`];
    if (status === 200 && !target.startsWith('/api/')) {
      faults.push(...pageFaults(target, body, this.#builds));
      await this.#load(buildOfPage(body), filesOfPage(body));
    }
    for (const fault of faults) this.#note(`${target} ${fault}`);
    if (faults.length === 0) this.right += 1;
  }

  /** Asks for those files of a page that were in none before, as a browser does. */
  async #load(build: string, files: readonly string[]): Promise<void> {
    const seen = this.seen.get(build) ?? new Set();
    this.seen.set(build, seen);
    for (const file of files.filter((name) => !seen.has(name))) {
      seen.add(file);
      await this.#askFile(file);
    }
  }

  async #askFile(file: string): Promise<void> {
    const { status } = await this.#ask(encodeURI(file));
    if (status !== 200) this.#note(`${file} answered ${status}`);
  }

  /** @returns the status, or the code of the error. */
  #ask(target: string): Promise<{ status: number | string; text: string }> {
    return new Promise((resolve) => {
      const fail = ({ code = 'no answer' }: NodeJS.ErrnoException) =>
        resolve({ status: code, text: '' });
      get(this.#address + target, { agent: this.#agent }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, text: body }),
          fail,
        );
      }).on('error', fail);
    });
  }

  #note(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }
}
