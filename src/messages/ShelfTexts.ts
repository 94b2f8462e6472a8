import type { CategoryLabels } from './CategoryLabels';

/** The names of a group of shelves in one language. */
interface GroupLabels {
  /** In running text. */
  readonly title: string;
  /** In the header and in the footer, if it differs. */
  readonly menu?: string;
  /** The heading of its section on the home page, if it differs. */
  readonly heading?: string;
  /** The text of the link to that section, if it differs. */
  readonly all?: string;
  /** As of `CategoryLabels`. */
  readonly lang?: 'en';
}

/** What the shop's rows say in one language: part of the messages, but the owner's. */
export interface ShelfTexts {
  /** A category's names. Of a slug that no category has, as a device may remember one, the slug itself. */
  readonly labelsOf: (slug: string) => CategoryLabels;
  /** A group's names. */
  readonly groupLabels: (slug: string) => GroupLabels;
}

/**
 * @param json one language's names, as `registryVariables` writes them into the build. Each language has a variable of
 * its own, so that no page carries another language's names.
 */
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

/** The goods of a group that have no page of their own. */
export interface UnlistedGoods {
  readonly group: string;
  readonly title: string;
  /** What the English title says, if this one is in another language: the name by which `otherNames` knows them. */
  readonly key: string;
}

/** @param json one language's goods without a page, as `registryVariables` writes them. */
export function unlistedGoods(json: string | undefined): readonly UnlistedGoods[] {
  return JSON.parse(json ?? '[]');
}
