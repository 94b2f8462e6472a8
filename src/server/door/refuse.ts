import type { ServerResponse } from 'node:http';
import type { Refusal } from './Refusal';

/** Gives a refusal as the answer. */
export function refuse(response: ServerResponse, { status, text, headers = {} }: Refusal): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(text);
}
