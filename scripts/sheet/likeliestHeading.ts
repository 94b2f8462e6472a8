import { distance } from 'fastest-levenshtein';
import { columnsByName } from './columnsByName';
import { foldName } from './foldName';

/** The heading that another was probably meant to be: two slips of the keyboard at most, one in a short name. */
export function likeliestHeading(heading: string): string | undefined {
  const name = foldName(heading.slice(0, 40));
  const allowed = name.length < 5 ? 1 : 2;
  const [nearest] = [...columnsByName]
    .map(([known, column]) => ({ column, edits: distance(name, known) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  return nearest?.column.heading;
}
