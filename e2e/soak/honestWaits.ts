import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../routes';

const CLIENTS = 4;
const READS_MS = 30;

/** How long visitors waited for pages, in milliseconds. */
export interface Waits {
  readonly pages: number;
  readonly half: number;
  readonly longest: number;
  /** Pages that were not answered as they should be. */
  readonly wrong: number;
}

/** Lets visitors look at one page after another for so many seconds. */
export async function honestWaits(address: string, seconds: number): Promise<Waits> {
  const end = performance.now() + seconds * 1_000;
  const waits: number[] = [];
  let wrong = 0;
  const visit = async (first: number) => {
    for (let page = first; performance.now() < end; page += 1) {
      const start = performance.now();
      const html = await fetch(address + routes[page % routes.length])
        .then((answer) => (answer.ok ? answer.text() : ''))
        .catch(() => '');
      waits.push(performance.now() - start);
      if (!html.trimEnd().endsWith('</html>')) wrong += 1;
      await pause(READS_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, at) => visit(at * 10)));
  waits.sort((one, other) => one - other);
  const at = (part: number) => Math.round(waits[Math.floor((waits.length - 1) * part)] ?? 0);
  return { pages: waits.length, half: at(0.5), longest: at(1), wrong };
}
