import { expect } from '@playwright/test';
import { categoryPath } from '../../src/catalogue/addresses/addresses';
import type { Category } from '../../src/catalogue/categories';
import type { StandInSetting } from '../standIn/siteOnStandIn';
import type { ServedSite } from '../startSite';

const LONGEST_MS = 300_000;

/** Polls until a condition holds. The limit only ends a test that hangs; it does not measure speed. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await expect.poll(isSo, { message: what, timeout: LONGEST_MS, intervals: [50] }).toBe(true);
}

/** The page of a category, with its data and collection, on a site that reads from the stand-in. */
export class ShelfUnderFault {
  readonly #category: Category;
  readonly #site: ServedSite;
  readonly #setting: StandInSetting;

  constructor(category: Category, site: ServedSite, setting: StandInSetting) {
    this.#category = category;
    this.#site = site;
    this.#setting = setting;
  }

  get #address(): string {
    return this.#site.address + categoryPath(this.#category);
  }

  get collection(): string {
    return this.#category.collection;
  }

  /** Number of database requests for the collection so far. */
  get requests(): number {
    return this.#setting.standIn.requests(this.collection);
  }

  /** Puts one product on the shelf. Its description contains the version. */
  stock(version: number): void {
    const { slug } = this.#category;
    const fields = {
      title: { stringValue: slug },
      des: { stringValue: `Version ${version} of ${slug}` },
    };
    this.#setting.standIn.documents.set(this.collection, { only: fields });
  }

  /** Visits the page. @returns its status, and the versions that it contains. */
  async visit(): Promise<{ status: number; versions: number[] }> {
    const response = await fetch(this.#address);
    return { status: response.status, versions: versionsIn(await response.text()) };
  }

  /** Waits until the page in the site's cache is fresh. */
  async isRenewed(): Promise<void> {
    await until(async () => {
      const response = await fetch(this.#address);
      await response.arrayBuffer();
      return response.headers.get('x-nextjs-cache') === 'HIT';
    }, `${this.#category.slug} is renewed`);
  }

  /** The log lines of this event for the collection. */
  logged(event: 'collection read' | 'collection not read'): Record<string, unknown>[] {
    return this.#site.events.filter(
      (line) => line.event === event && line.collection === this.collection,
    );
  }

  /**
   * Visits, and waits until the read that the visit triggers has ended with `event`. A page that a busy machine renewed
   * late is still fresh, and a visit triggers nothing: then it visits again.
   */
  async visitAndWait(event: 'collection read' | 'collection not read') {
    const [ended, asked] = [this.logged(event).length, this.requests];
    const seen = await this.visit();
    await until(async () => {
      if (this.logged(event).length > ended) return true;
      if (this.requests === asked) await this.visit();
      return false;
    }, `${this.collection}: ${event}`);
    return seen;
  }

  /** Number of reads that have ended, successful or not. */
  get readsEnded(): number {
    return this.logged('collection read').length + this.logged('collection not read').length;
  }

  /** Waits until the page shows this version and no other. */
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
