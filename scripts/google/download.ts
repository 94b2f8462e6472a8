import type { gaxios } from 'google-auth-library';
import { faultOf, type GoogleFault } from './GoogleFault';

/** Sends a request: an account of Google, or anybody. */
export interface Client {
  request<Data>(options: gaxios.GaxiosOptions): Promise<gaxios.GaxiosResponse<Data>>;
}

/** A file, or why not. Beside Google's reasons: `tooLarge`, and `page` for HTML in its place. */
export type Download = { readonly bytes: Uint8Array } | { readonly fault: GoogleFault };

/** Downloads a file of Google's. Never throws. */
export async function download(client: Client, url: string, mostBytes: number): Promise<Download> {
  try {
    const { headers, data } = await client.request<AsyncIterable<Uint8Array>>({
      url,
      responseType: 'stream',
    });
    if (/text\/html/.test(headers.get('content-type') ?? '')) return ended('page');
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop closes the connection.
    for await (const chunk of data ?? []) {
      size += chunk.length;
      if (size > mostBytes) return ended('tooLarge');
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (cause) {
    return { fault: faultOf(cause) };
  }
}

function ended(reason: string): Download {
  return { fault: { status: 200, reasons: [reason], said: '' } };
}
