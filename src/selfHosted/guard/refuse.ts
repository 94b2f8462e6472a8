import type { ServerResponse } from 'node:http';

/** A short response that the request guard sends instead of Next: a refusal, or a redirect. */
export interface Refusal {
  readonly status: number;
  /** Plain text. Must not repeat anything that the client sent. */
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
