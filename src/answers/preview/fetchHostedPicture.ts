import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { pictureLimits } from '@/pictures/pictureLimits';

/** Connects to public IP addresses only, and checks the address that it connects to, against DNS rebinding. */
const agent = new RequestFilteringHttpsAgent();

/** A host's response. */
interface HostedPicture {
  /** The HTTP status; redirects are not followed. */
  readonly status: number;
  /** Its Content-Type; empty without one. */
  readonly type: string;
  /** Undefined when the picture is too large. */
  readonly bytes: Buffer | undefined;
}

/**
 * Fetches a picture by https.
 * @throws Error when the host can't be reached, is in a private network, breaks off, or takes longer than `deadlineMs`.
 */
export async function fetchHostedPicture(
  address: string,
  deadlineMs: number,
): Promise<HostedPicture> {
  const signal = AbortSignal.timeout(deadlineMs);
  // Some hosts require a user agent. This is Node's.
  const headers = { 'User-Agent': 'node' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, signal, headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  let size = 0;
  const {
    statusCode: status = 0,
    headers: { 'content-type': type = '' },
  } = response;
  // Leaving the loop closes the connection.
  for await (const chunk of response) {
    size += chunk.length;
    if (size > pictureLimits.bytes) return { status, type, bytes: undefined };
    chunks.push(chunk);
  }
  return { status, type, bytes: Buffer.concat(chunks) };
}
