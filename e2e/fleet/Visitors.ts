import { setTimeout as pause } from 'node:timers/promises';
import { type BuildFiles, buildOfPage, filesOfPage, pageFaults } from './pageFaults';

/** Visitors who go from page to page without rest, and check what they get. */
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
  #isEnding = false;

  /** @param restMs how long each rests between two pages. */
  constructor(
    address: string,
    targets: readonly string[],
    builds: BuildFiles,
    count = 4,
    restMs = 0,
  ) {
    this.#address = address;
    this.#builds = builds;
    this.#walks = Array.from({ length: count }, (_, at) => this.#walk(targets, at, restMs));
  }

  /** Ends the visits. Then asks for all files of all pages that were seen, as pages left open do. */
  async end(): Promise<string[]> {
    this.#isEnding = true;
    await Promise.all(this.#walks);
    for (const file of new Set([...this.seen.values()].flatMap((files) => [...files]))) {
      const { status } = await this.#ask(encodeURI(file));
      if (status !== 200) this.#note(`${file} answered ${status}`);
    }
    return [...this.faults].map(([fault, count]) => `${count} × ${fault}`);
  }

  async #walk(targets: readonly string[], from: number, restMs: number): Promise<void> {
    for (let at = from * 7; !this.#isEnding; at += 1) {
      await this.#visit(targets[at % targets.length] ?? '/');
      if (restMs > 0) await pause(restMs);
    }
  }

  async #visit(target: string): Promise<void> {
    const { status, text } = await this.#ask(target);
    const faults = status === 200 ? [] : [`answered ${status}`];
    if (status === 200 && !target.startsWith('/api/')) {
      faults.push(...pageFaults(target, text, this.#builds));
      const files = this.seen.get(buildOfPage(text)) ?? new Set();
      for (const file of filesOfPage(text)) files.add(file);
      this.seen.set(buildOfPage(text), files);
    }
    for (const fault of faults) this.#note(`${target} ${fault}`);
    if (faults.length === 0) this.right += 1;
  }

  async #ask(target: string): Promise<{ status: number | string; text: string }> {
    try {
      const response = await fetch(this.#address + target);
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return { status: cause?.code ?? String(error), text: '' };
    }
  }

  #note(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }
}
