import type { NextApiRequest, NextApiResponse } from 'next';

/** Answers 405 to every method but GET and HEAD; true when it has answered. Source: RFC 9110, section 15.5.6. */
export function refuseUnlessGet({ method }: NextApiRequest, response: NextApiResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD').status(405).end();
  return true;
}
