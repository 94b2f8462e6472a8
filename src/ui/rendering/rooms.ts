import Router from 'next/router';

/** What a part of a page took up when the visitor left the page, in CSS pixels. */
export interface Room {
  readonly height: number;
  /** The height without the part's padding, as `contain-intrinsic-height` wants it. */
  readonly content: number;
  /** It was in view, or less than half a window from it. */
  readonly near: boolean;
}

/** The parts of the page that is shown now, by their names. */
export const parts = new Map<string, HTMLElement>();

/** The rooms of the pages of this tab, by path and by the name of the part. `useRememberRooms` fills it. */
export const rooms = new Map<string, ReadonlyMap<string, Room>>();

/** The path of the page without a fragment. */
export function pagePath(): string {
  return Router.asPath.replace(/#.*/, '');
}
