import { type Column, fieldColumns, placeColumns } from './columns';
import { foldName } from './foldName';

/** Every column by each of its names, as `foldName` writes them. */
export const columnsByName = new Map<string, Column>(
  [...Object.values(placeColumns), ...fieldColumns].flatMap((column) =>
    [column.field, column.heading, ...(column.aliases ?? [])].map(
      (name) => [foldName(name), column] as const,
    ),
  ),
);
