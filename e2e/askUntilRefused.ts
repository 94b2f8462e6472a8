import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What visitors on busy connections got. */
export interface BusyCount {
  answered: number;
  /** Error codes of requests without an answer. A new connection refused after the end is none of them. */
  readonly lost: string[];
}

/** Requests an address again and again on one kept-alive connection, until the server refuses a new one. */
export async function askUntilRefused(address: string, count: BusyCount): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) {
      await ask(address, agent);
      count.answered += 1;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNREFUSED') count.lost.push(String(code));
  } finally {
    agent.destroy();
  }
}

function ask(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => text(response).then(resolve, reject)).on('error', reject);
  });
}
