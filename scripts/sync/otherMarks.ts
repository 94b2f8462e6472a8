import type { RememberedRow } from './SheetMemory';

/** The fields whose text names a row, one for each kind of document, two for a slide. */
const titles: ReadonlySet<string> = new Set(['title', 'words', 'headline1', 'alt1']);

/** What the filled cells of a row meant beside its title: by them a row with a new title is known again. */
export function otherMarks({ marks }: RememberedRow): ReadonlyMap<string, string> {
  return new Map([...marks].filter(([field]) => !titles.has(field)));
}
