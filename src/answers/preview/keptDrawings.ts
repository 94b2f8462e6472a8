import { previewHash } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/PreviewCard';
import { drawPreview } from './drawPreview';
import { drawStatus } from './drawStatus';
import type { StatusCard } from './statusCard';

type Card = PreviewCard | StatusCard;

/** A drawn preview, and the card that it shows. */
export interface Drawn {
  readonly card: Card;
  readonly picture: Buffer;
}

/** The most drawings to keep: fixed pages and categories in each language and some products, of 40 to 200 KB. */
const MOST = 200;

/** Drawings by page name, in the order in which they were last asked for. */
const drawings = new Map<string, Drawn>();

/** The drawings that are waited for, by page name and hash. */
const waitedFor = new Map<string, Promise<Drawn>>();

/** Ends when the last drawing that was asked for ends. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The drawing of a page's card, drawn when the card has changed: once for all who ask meanwhile, and one drawing after
 * the other, so that many of them leave the processor to pages.
 */
export async function drawing(name: string, card: Card): Promise<Drawn> {
  const hash = previewHash(card);
  const known = drawings.get(name);
  if (known && previewHash(known.card) === hash) return keep(name, known);
  const key = `${name}.${hash}`;
  const pending =
    waitedFor.get(key) ?? inTurn(() => drawn(card)).finally(() => waitedFor.delete(key));
  waitedFor.set(key, pending);
  return keep(name, await pending);
}

function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const own = last.then(draw);
  last = own.catch(() => undefined);
  return own;
}

async function drawn(card: Card): Promise<Drawn> {
  return { card, picture: await ('goods' in card ? drawStatus(card) : drawPreview(card)) };
}

function keep(name: string, drawn: Drawn): Drawn {
  drawings.delete(name);
  drawings.set(name, drawn);
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest !== undefined) drawings.delete(oldest);
  return drawn;
}

/** The last drawing of a page; undefined without one. */
export function lastDrawing(name: string): Drawn | undefined {
  return drawings.get(name);
}
