import type { ServerResponse } from 'node:http';

/** A short response in place of Next's: a refusal, or a redirect. */
export interface Refusal {
  readonly status: number;
  /** Must not repeat anything that the client sent. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a refusal as the response. */
export function refuse(response: ServerResponse, { status, text, headers = {} }: Refusal): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(text);
}
