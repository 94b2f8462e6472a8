import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { notePageReadAt } from '@/data/pages/pageReadAt';
import type PageStore from '@/selfHosted/pageStore/pageStore.cjs';
import { importFresh } from './importFresh';

const MEMORY_BYTES = 50_000_000;
const cacheControl = { revalidate: 60, expire: undefined };

/** A page as Next passes it to the page store, with data read at that time. */
export function aPage(html: string, readAt: number) {
  const dehydratedState = { queries: [html] };
  notePageReadAt(dehydratedState, { shelf: { readAt } });
  return {
    kind: 'PAGES',
    html,
    pageData: { pageProps: { dehydratedState } },
    headers: {},
    status: 200,
  };
}

/**
 * The page store of a process of its own, which has its pages in a folder and in a memory of its own.
 * @param slowMs how long its disk takes for each file.
 */
export function pageProcess(serverDistDir: string, slowMs = 0) {
  const Store = importFresh<typeof PageStore>('@/selfHosted/pageStore/pageStore.cjs');
  const fs = {
    existsSync,
    readFile,
    readFileSync,
    stat,
    mkdir: (folder: string) => mkdir(folder, { recursive: true }),
    writeFile: async (file: string, data: string) => {
      await pause(slowMs);
      await writeFile(file, data);
    },
  };
  // Next creates one for each request.
  const store = () =>
    new Store({
      fs,
      flushToDisk: true,
      serverDistDir,
      revalidatedTags: [],
      maxMemoryCacheSize: MEMORY_BYTES,
    });
  const get = (key: string) =>
    store().get(key, { kind: 'PAGES' }) as Promise<{
      value: { html: string };
      lastModified: number;
    } | null>;
  return {
    get,
    html: async (key: string) => (await get(key))?.value.html,
    set: (key: string, page: object | null) =>
      store().set(key, page, { kind: 'PAGES', cacheControl }),
  };
}
