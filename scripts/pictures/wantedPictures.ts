import type { ImportPlan } from '../import/planImport';
import type { LocalPicture } from './LocalPicture';

/** A picture that a document will show, and the cell that names it. */
export interface WantedPicture {
  readonly row: number;
  /** The heading of the cell's column. */
  readonly column: string;
  readonly picture: LocalPicture;
}

/**
 * The pictures that a plan needs; those of refused and unchanged rows are not among them.
 * @param pictures the pictures of the folder by the addresses that they will have.
 */
export function wantedPictures(
  { added, changed }: Pick<ImportPlan, 'added' | 'changed'>,
  pictures: ReadonlyMap<string, LocalPicture>,
): WantedPicture[] {
  return [...added, ...changed].flatMap(({ row, changes }) =>
    changes.flatMap(({ column, after }) => {
      const picture = pictures.get(String(after));
      return picture ? [{ row, column: column.heading, picture }] : [];
    }),
  );
}
