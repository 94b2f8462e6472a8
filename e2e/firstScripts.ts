import type { APIRequestContext } from '@playwright/test';

/** The text of each script that a page's HTML loads. */
export async function firstScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const addresses = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => attributes.match(/\bsrc="([^"]+)"/)?.[1] ?? []);
  return Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
}
