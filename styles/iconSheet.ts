import { contactIconPaths } from './contactIconPaths';
import { type DrawnIcon, drawnIcons } from './drawnIcons';
import { iconPaths } from './iconPaths';

const paths = { ...iconPaths, ...contactIconPaths };

/** The side of an icon's square, in units of its drawing. */
const SIDE = 24;

/**
 * All drawn icons side by side as one CSS image. One image, because browsers create a document for each SVG image,
 * which takes a slow phone about eight milliseconds before it can paint.
 */
export const iconSheet = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE * drawnIcons.length} ${SIDE}' fill='none' stroke='currentcolor' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>${drawnIcons.map(drawing).join('')}</svg>")`;

function drawing(name: DrawnIcon, place: number): string {
  const filled = name === 'kept';
  const path = paths[filled ? 'keep' : name];
  return `<path d='${path}' transform='translate(${SIDE * place})'${filled ? " fill='currentcolor'" : ''}/>`;
}
