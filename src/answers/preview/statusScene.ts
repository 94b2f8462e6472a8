import { lotusPath } from '@styles/lotusPath';
import { tokens } from '@styles/tokens';
import { statusSize } from '@/seo/StatusCard';

const { width, height } = statusSize;

/** Where the counter's front begins, which says how to reach the shop. */
export const COUNTER = 1440;

/** Where a picture stands: its middle and foot, in pixels. */
export interface Stand {
  readonly centre: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

/** A lit wall above a counter, with a niche for each picture on its board, and alpona. */
export function statusScene(stands: readonly Stand[]): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs>
<radialGradient id="light" cx=".5" cy=".3" r=".75"><stop stop-color="${tokens.surface}"/><stop offset=".45" stop-color="${tokens.blush}"/><stop offset="1" stop-color="${tokens.peach}"/></radialGradient>
<linearGradient id="shadow" x2="0" y2="1"><stop stop-color="${tokens.gold}" stop-opacity=".3"/><stop offset="1" stop-color="${tokens.gold}" stop-opacity="0"/></linearGradient></defs>
<path fill="url(#light)" d="M0 0h${width}v${height}H0z"/>
<path fill="${tokens.ink}" d="M0 ${COUNTER}h${width}V${height}H0z"/>
${flower(0, 0, tokens.surface)}${flower(width, 0, tokens.surface)}${flower(width / 2, height, tokens['gold-leaf'])}
${[...stands.map(({ foot }) => foot), COUNTER].map(board).join('')}${stands.map(niche).join('')}</svg>`,
  );
}

function board(top: number): string {
  return `<path fill="url(#shadow)" d="M0 ${top}h${width}v56H0z"/><path fill="${tokens.surface}" d="M0 ${top}h${width}v14H0z"/>`;
}

/** A niche of the stand's form with a rim of gold, and a lotus for a product without a picture. */
function niche({ centre, foot, width: wide, height: high }: Stand): string {
  const rim = wide / 2 + 10;
  const arch = `M${centre - rim} ${foot}V${foot - high - 10 + rim}a${rim} ${rim} 0 0 1 ${2 * rim} 0V${foot}z`;
  const size = wide / 80;
  return `<path fill="${tokens.page}" stroke="${tokens['gold-leaf']}" stroke-width="3" d="${arch}"/>
<path fill="none" stroke="${tokens['gold-leaf']}" stroke-width=".8" transform="translate(${centre - 20 * size} ${foot - high / 2 - 20 * size}) scale(${size})" d="${lotusPath}"/>`;
}

/** Rings of petals around a point. */
function flower(x: number, y: number, colour: string): string {
  const rings = [
    [84, 12, 'M36 0C50-13 70-13 84 0 70 13 50 13 36 0z'],
    [158, 20, 'M106 0c16-12 36-12 52 0-16 12-36 12-52 0z'],
    [230, 36, 'M196 0c10-7 24-7 34 0-10 7-24 7-34 0z'],
  ] as const;
  const drawn = rings.flatMap(([edge, petals, petal]) => [
    `<circle r="${edge + 12}"/>`,
    ...Array.from(
      { length: petals },
      (_, at) => `<path transform="rotate(${(360 / petals) * at})" d="${petal}"/>`,
    ),
  ]);
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="2">${drawn.join('')}</g>`;
}
