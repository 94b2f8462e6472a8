import Router from 'next/router';

/** What a part of a page took up when the visitor left the page, in CSS pixels. */
export interface Room {
  readonly height: number;
  /** Without the part's padding, as `contain-intrinsic-height` wants it. */
  readonly content: number;
  /** In view, or less than half a window from it. */
  readonly near: boolean;
}

/** The parts of the page shown now, by name. */
export const parts = new Map<string, HTMLElement>();

/** The rooms of this tab's pages, by path and part. `useRememberRooms` fills it. */
export const rooms = new Map<string, ReadonlyMap<string, Room>>();

/** The page's path with its query, without the fragment. */
export function pagePath(): string {
  return Router.asPath.replace(/#.*/, '');
}
