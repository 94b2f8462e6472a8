import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { pictureLimits } from '@/pictures/pictureLimits';

/** Connects to public addresses only. It checks the very address that it connects to, so a host name can't change in between. */
const agent = new RequestFilteringHttpsAgent();

/** What a host answered. */
export interface HostedPicture {
  /** Of HTTP. Redirects are not followed. */
  readonly status: number;
  /** Undefined for more bytes than a picture may have. */
  readonly bytes: Buffer | undefined;
}

/**
 * Asks another host for a picture at an https address.
 * @throws Error when the host can't be reached, is in a private network, breaks off, or takes longer than `deadlineMs`.
 */
export async function fetchHostedPicture(
  address: string,
  deadlineMs: number,
): Promise<HostedPicture> {
  const signal = AbortSignal.timeout(deadlineMs);
  // Some hosts refuse requests without a user agent. This one is that of Node's fetch.
  const headers = { 'User-Agent': 'node' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, signal, headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response) {
    size += chunk.length;
    if (size > pictureLimits.bytes) return { status: response.statusCode ?? 0, bytes: undefined };
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) };
}
