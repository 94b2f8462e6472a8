/**
 * What a document's field holds. The kind decides its reader and translations (`fieldKinds`), its cells in the owner's
 * sheet, and what the report says of typing it.
 */
export type FieldKind =
  | 'name'
  | 'title'
  | 'prose'
  | 'note'
  | 'short'
  | 'label'
  | 'rupees'
  | 'percent'
  | 'position'
  | 'yes'
  | 'soldOut'
  | 'no'
  | 'shades'
  | 'size'
  | 'day'
  | 'picture'
  | 'link'
  | 'video'
  | 'hours'
  | 'holidays'
  | 'areas';
