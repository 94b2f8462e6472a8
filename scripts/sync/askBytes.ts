import { plainReason } from '../plainReason';
import { googleLimits } from './googleLimits';

/** An answer that was read completely; `bytes` is undefined when it has more than allowed. */
export interface BytesAnswer {
  readonly status: number;
  /** Such as text/html; empty if the answer names none. */
  readonly type: string;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Downloads from one of Google's own addresses, and follows its redirects.
 * @throws Error with the reason as its message when there is no whole answer in time.
 */
export async function askBytes(
  address: string,
  token: string | undefined,
  mostBytes: number,
): Promise<BytesAnswer> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const signal = AbortSignal.timeout(googleLimits.deadlineMs);
  try {
    const response = await fetch(address, { headers, signal });
    const type = response.headers.get('content-type') ?? '';
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop closes the connection.
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > mostBytes) return { status: response.status, type, bytes: undefined };
      chunks.push(chunk);
    }
    return { status: response.status, type, bytes: Buffer.concat(chunks) };
  } catch (cause) {
    throw new Error(plainReason(cause), { cause });
  }
}
