import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lotusPath } from '@styles/lotusPath';
import { tokens } from '@styles/tokens';

/** In pixels: a phone's screen, and where the counter's front begins, which says how to reach the shop. */
export const scene = { width: 1080, height: 1920, counter: 1440 } as const;

const { width, height, counter } = scene;
const corner = readFileSync(path.join(process.cwd(), 'public', 'alpona-corner.svg'), 'utf8');

/**
 * Where a product stands, by the middle and foot of its picture, in pixels: one alone is large; others stand in rows of
 * two or three. Its words have room below it.
 */
export function placeOf(at: number, many: number) {
  const columns = many === 1 ? 1 : many < 5 ? 2 : 3;
  const row = Math.floor(at / columns);
  const inRow = Math.min(columns, many - row * columns);
  const [top, bottom] = many === 1 ? [350, 1330] : [424, 1400];
  const wide = 1020 / columns;
  const high = (bottom - top) / Math.ceil(many / columns);
  const height = Math.round(high * (many === 1 ? 0.62 : 0.52));
  const width = Math.round(Math.min(0.87 * wide, height));
  return {
    centre: Math.round(scene.width / 2 + wide * ((at % columns) - (inRow - 1) / 2)),
    foot: Math.round(top + high * row + height),
    width,
    height: Math.min(height, Math.round(1.2 * width)),
    room: { width: wide - 44, height: high - height - 60 },
  };
}

/** A product's place, its discount, and its picture as a PNG of the place's size. */
type Stand = ReturnType<typeof placeOf> & {
  readonly off: string;
  readonly picture?: Buffer | undefined;
};

/** A lit wall above a counter, as SVG, with alpona, products in niches on boards, and dots for the shades of one. */
export function statusScene(stands: readonly Stand[], colours: readonly string[]): Buffer {
  const { surface, blush, peach, gold, ink } = tokens;
  const boards = new Set([...stands.map(({ foot }) => foot), counter]);
  const dots = colours.map(
    (colour, at) =>
      `<circle cx="${width / 2 + 62 * (at - (colours.length - 1) / 2)}" cy="1350" r="24" fill="${colour}"/>`,
  );
  return Buffer.from(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs>
<radialGradient id="light" cx=".5" cy=".3" r=".75"><stop stop-color="${surface}"/><stop offset=".45" stop-color="${blush}"/><stop offset="1" stop-color="${peach}"/></radialGradient>
<linearGradient id="shadow" x2="0" y2="1"><stop stop-color="${gold}" stop-opacity=".3"/><stop offset="1" stop-color="${gold}" stop-opacity="0"/></linearGradient>
<g id="corner">${corner.replace('<svg', '<svg width="240" height="240"')}</g></defs>
<path fill="url(#light)" d="M0 0h${width}v${height}H0z"/><path fill="${ink}" d="M0 ${counter}h${width}V${height}H0z"/>
<use href="#corner"/><use href="#corner" transform="translate(${width}) scale(-1 1)"/>
<use href="#corner" transform="translate(${width / 2} ${height}) scale(1 -1)"/><use href="#corner" transform="translate(${width / 2} ${height}) scale(-1)"/>
${[...boards].map(board).join('')}${stands.map(niche).join('')}<g stroke="${surface}" stroke-width="4">${dots.join('')}</g></svg>`,
  );
}

function board(top: number): string {
  return `<path fill="url(#shadow)" d="M0 ${top}h${width}v56H0z"/><path fill="${tokens.surface}" d="M0 ${top}h${width}v14H0z"/>`;
}

/** A niche with a rim of gold, in it the picture or else a lotus, and the ground of the discount. */
function niche({ centre, foot, width, height, picture, off }: Stand): string {
  const rim = width / 2 + 10;
  const size = width / 80;
  return `<g transform="translate(${centre} ${foot})" stroke="${tokens['gold-leaf']}">
<path fill="${tokens.page}" stroke-width="3" d="M${-rim} 0V${rim - height - 10}a${rim} ${rim} 0 0 1 ${2 * rim} 0V0z"/>
<path fill="none" stroke-width=".8" transform="translate(${-20 * size} ${-height / 2 - 20 * size}) scale(${size})" d="${lotusPath}"/>
${picture ? `<image x="${-width / 2}" y="${-height}" href="data:image/png;base64,${picture.toString('base64')}"/>` : ''}
${off && `<rect x="-72" y="-34" width="144" height="46" rx="23" stroke="none" fill="${tokens.accent}"/>`}</g>`;
}
