import { expect } from '@playwright/test';
import { categoryPath, pageDataPath, productPath } from '../../src/catalogue/addresses';
import type { Category } from '../../src/catalogue/Category';
import type { StandInSetting } from '../standIn/siteOnStandIn';
import type { ServedSite } from '../startSite';

const LONGEST_MS = 300_000;

/** The id of the one document on the shelf. */
const ONLY = 'only';

/** Waits until something is so. The limit ends a test that hangs, and measures no speed. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await expect.poll(isSo, { message: what, timeout: LONGEST_MS, intervals: [50] }).toBe(true);
}

/** A category's page or that of its one product, its data and its collection on a site that reads from the stand-in. */
export class ShelfUnderFault {
  readonly #category: Category;
  readonly #path: string;
  readonly #site: ServedSite;
  readonly #setting: StandInSetting;

  /** `page`: whether the shelf's own page is visited, or that of the product on it. */
  constructor(
    category: Category,
    site: ServedSite,
    setting: StandInSetting,
    page: 'shelf' | 'product' = 'shelf',
  ) {
    this.#path =
      page === 'shelf'
        ? categoryPath(category)
        : productPath(category, { id: ONLY, title: category.slug });
    this.#category = category;
    this.#site = site;
    this.#setting = setting;
  }

  get collection(): string {
    return this.#category.collection;
  }

  /** How often the database was asked for the collection. */
  get requests(): number {
    return this.#setting.standIn.requests(this.collection);
  }

  /** Puts one product on the shelf, whose description says which version of the shelf this is. */
  stock(version: number): void {
    const { slug } = this.#category;
    const fields = {
      title: { stringValue: slug },
      des: { stringValue: `Version ${version} of ${slug}` },
    };
    this.#setting.standIn.documents.set(this.collection, { [ONLY]: fields });
  }

  /** Visits the page: its status, and the versions that stand in it. */
  async visit(): Promise<{ status: number; versions: number[] }> {
    const response = await fetch(this.#site.address + this.#path);
    return { status: response.status, versions: versionsIn(await response.text()) };
  }

  /** What the site has written for the page: its HTML, and the data that navigation asks for. */
  async written(): Promise<{ html: string; data: string }> {
    const html = await (await fetch(this.#site.address + this.#path)).text();
    const build = html.match(/"buildId":"([^"]+)"/)?.[1] ?? '';
    const data = await fetch(this.#site.address + pageDataPath(build, this.#path));
    return { html, data: await data.text() };
  }

  /** Waits until the page that stands in the site's cache is a fresh one. */
  async isRenewed(): Promise<void> {
    await until(async () => {
      const response = await fetch(this.#site.address + this.#path);
      await response.arrayBuffer();
      return response.headers.get('x-nextjs-cache') === 'HIT';
    }, `${this.#category.slug} is renewed`);
  }

  /** The log's lines that say that the collection was read, or was not. */
  logged(event: 'collection read' | 'collection not read'): Record<string, unknown>[] {
    return this.#site.events.filter(
      (line) => line.event === event && line.collection === this.collection,
    );
  }

  /** Visits once and waits until the read that the visit set off has ended in `event`. */
  async visitAndWait(event: 'collection read' | 'collection not read') {
    const before = this.logged(event).length;
    const seen = await this.visit();
    await until(() => this.logged(event).length > before, `${this.collection}: ${event}`);
    return seen;
  }

  /** How many reads have come to an end, good or bad. */
  get readsEnded(): number {
    return this.logged('collection read').length + this.logged('collection not read').length;
  }

  /** Waits until the page shows a version, and nothing of another. */
  async shows(version: number): Promise<void> {
    await until(async () => {
      const { versions } = await this.visit();
      return versions.length === 1 && versions[0] === version;
    }, `${this.#category.slug} shows version ${version}`);
  }
}

function versionsIn(html: string): number[] {
  return [
    ...new Set(Array.from(html.matchAll(/Version (\d+) of/g), ([, version]) => Number(version))),
  ];
}
