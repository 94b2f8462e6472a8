import type { CategoryLabels } from './CategoryLabels';

interface GroupLabels {
  /** In running text. */
  readonly title: string;
  /** Its name in header and footer, if it differs. */
  readonly menu?: string;
  /** Its heading on the home page, if it differs. */
  readonly heading?: string;
  /** Of the link to that section, if it differs. */
  readonly all?: string;
  /** As of `CategoryLabels`. */
  readonly lang?: 'en';
}

/** What the shop's rows say in one language. */
export interface ShelfTexts {
  /** Of an unknown slug, which a device may remember, the slug itself. */
  readonly labelsOf: (slug: string) => CategoryLabels;
  readonly groupLabels: (slug: string) => GroupLabels;
}

/** One language's names, as `registryVariables` writes them: separate, so that no page carries another's. */
export function shelfTexts(json: string | undefined): ShelfTexts {
  const {
    shelves = {},
    groups = {},
  }: {
    readonly shelves?: Readonly<Record<string, CategoryLabels>>;
    readonly groups?: Readonly<Record<string, GroupLabels>>;
  } = JSON.parse(json ?? '{}');
  return {
    labelsOf: (slug) => shelves[slug] ?? { title: slug },
    groupLabels: (slug) => groups[slug] ?? { title: slug },
  };
}

/** Goods of a group without a page. */
export interface UnlistedGoods {
  readonly group: string;
  readonly title: string;
  /** The English title, by which `otherNames` knows them. */
  readonly key: string;
}

/** One language's goods without a page, as `registryVariables` writes them. */
export function unlistedGoods(json: string | undefined): readonly UnlistedGoods[] {
  return JSON.parse(json ?? '[]');
}
