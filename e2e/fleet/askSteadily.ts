import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The addresses of each kind of request, by a name for it. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

/** A request and what became of it. Times in milliseconds since 1970. */
export interface Asked {
  readonly kind: string;
  readonly at: number;
  /** When its last byte came. */
  readonly answeredAt: number;
  /** The status, or the code of the error. */
  readonly status: number | string;
}

interface Pace {
  readonly everyMs: number;
  readonly forMs: number;
  /** One visitor on one connection, who waits for each answer. By default the pace is kept, whatever has been answered. */
  readonly waits?: boolean;
}

/** Asks for one address after another of each kind in turn, at a steady pace, on connections that are kept. */
export async function askSteadily(
  address: string,
  kinds: Kinds,
  { everyMs, forMs, waits = false }: Pace,
): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true });
  const names = Object.keys(kinds);
  const asked: Promise<Asked>[] = [];
  for (const end = Date.now() + forMs; Date.now() < end; await pause(everyMs)) {
    const kind = names[asked.length % names.length] ?? '';
    const targets = kinds[kind] ?? [];
    const target = targets[Math.floor(asked.length / names.length) % targets.length] ?? '/';
    asked.push(ask(kind, address + target, agent));
    if (waits) await asked.at(-1);
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return answers;
}

function ask(kind: string, url: string, agent: Agent): Promise<Asked> {
  const at = Date.now();
  const headers = { accept: 'image/webp', 'accept-encoding': 'gzip' };
  return new Promise((resolve) => {
    const end = (status: number | string) => resolve({ kind, at, answeredAt: Date.now(), status });
    const fail = ({ code = 'no answer' }: NodeJS.ErrnoException) => end(code);
    get(url, { agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => end(response.statusCode ?? 0))
        .on('error', fail);
    }).on('error', fail);
  });
}

/** The requests that were not answered well, with their number. */
export function badAnswers(asked: readonly Asked[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, status } of asked)
    if (status !== 200) counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
  return counts;
}
