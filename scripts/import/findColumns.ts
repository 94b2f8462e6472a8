import { distance } from 'fastest-levenshtein';
import { spellingKey } from '../../src/catalogue/spellingKey';
import type { Column } from '../sheet/Column';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { misread } from '../sheet/misread';
import { type Cell, SheetError } from '../sheet/SheetTable';

/** Every column by each of its names, as `spellingKey` writes them. `collection`, a field of rows, names the shelf. */
const columnsByName = new Map<string, Column>(
  [...fieldColumns, ...Object.values(placeColumns)].flatMap((column) =>
    [column.field, column.heading, ...(column.aliases ?? [])].map(
      (name) => [spellingKey(name), column] as const,
    ),
  ),
);

export interface FoundColumns {
  /** The index of each known column. */
  readonly places: ReadonlyMap<Column, number>;
  /** The headings that the site does not know. */
  readonly unknown: readonly string[];
}

/**
 * Finds the columns that a row of headings names, in any order and spelling.
 * @throws SheetError when two columns mean the same, when there is no shelf column, or when there is no field column.
 */
export function findColumns(headings: readonly Cell[]): FoundColumns {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const name = String(heading).trim();
    const column = columnsByName.get(spellingKey(name));
    if (!column) {
      if (name) unknown.push(name);
      continue;
    }
    refuseTwice(column, headings[places.get(column) ?? -1], name);
    places.set(column, place);
  }
  if (!places.has(placeColumns.shelf) || places.size === 1) throw wrongHeadings(headings);
  return { places, unknown };
}

/** Whether a row names the column Shelf and another, as the headings of a table of the catalogue do. A list to choose from has one. */
export function namesTable(headings: readonly Cell[]): boolean {
  const names = headings.map((name) => spellingKey(String(name)));
  const named = new Set(names.flatMap((name) => columnsByName.get(name) ?? []));
  return named.has(placeColumns.shelf) && named.size > 1;
}

function refuseTwice({ heading }: Column, other: Cell | undefined, name: string): void {
  if (other === undefined) return;
  throw new SheetError(
    `The columns "${other}" and "${name}" both mean ${heading}. Keep one of them.`,
  );
}

function wrongHeadings(headings: readonly Cell[]): SheetError {
  const found = headings.map((heading) => String(heading).trim()).filter(Boolean);
  const spoilt = misread(found.join(' '));
  if (spoilt) return new SheetError(`The first row, which names the columns, ${spoilt}.`);
  const shown = found.slice(0, 12).map((heading) => `"${heading.slice(0, 40)}"`);
  return new SheetError(
    `The first row should name the columns: ${placeColumns.shelf.heading}, ${fieldColumns
      .slice(0, 7)
      .map(({ heading }) => heading)
      .join(
        ', ',
      )}; ${placeColumns.shelf.heading} must be there. It has ${shown.join(', ') || 'nothing'}.`,
  );
}

/** The known heading that a misspelt one probably means: at most two typing errors, one in a short name. */
export function likeliestHeading(heading: string): string | undefined {
  const name = spellingKey(heading.slice(0, 40));
  const allowed = name.length < 5 ? 1 : 2;
  const [nearest] = [...columnsByName]
    .map(([known, column]) => ({ column, edits: distance(name, known) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  return nearest?.column.heading;
}
