import path from 'node:path';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { drawableText } from './drawableText';
import { previewColours } from './previewColours';

const fonts = path.join(process.cwd(), 'assets', 'fonts');
const display = {
  font: 'Alpona Display, Alpona Bengali, Alpona Devanagari',
  fontfile: path.join(fonts, 'display.ttf'),
};
const scripts = [
  { text: 'ক', font: 'Alpona Bengali', fontfile: path.join(fonts, 'bengali.ttf') },
  { text: 'क', font: 'Alpona Devanagari', fontfile: path.join(fonts, 'devanagari.ttf') },
];

/** Resolves when each script's font was used once: then the drawing library finds its letters without system fonts. */
let scriptsKnown: Promise<unknown> | undefined;

/** A text, and the space in which it is drawn, in pixels. */
export interface TextBox {
  /** May be empty. */
  readonly text: string;
  readonly colour: string;
  /** Follows the text, half as large; without a text it stands alone, in its colour. */
  readonly mrp?: PreviewCard['mrp'];
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The middle of its width; by default that of a preview. */
  readonly centre?: number;
  readonly wraps?: boolean;
}

/** Draws texts, also Bengali, Hindi and ₹, each in the middle of its box and as large as fits. */
export async function layOutTexts(boxes: readonly TextBox[]): Promise<OverlayOptions[]> {
  scriptsKnown ??= Promise.all(scripts.map((script) => drawn({ ...script, rgba: true })));
  await scriptsKnown;
  return Promise.all(boxes.filter(({ text, mrp }) => text || mrp).map(layOutText));
}

async function layOutText(box: TextBox): Promise<OverlayOptions> {
  const { top, width, height, centre = previewSize.width / 2, wraps } = box;
  const { data, info } = await drawn({
    ...{ ...display, text: markupOf(box), rgba: true, align: 'centre' },
    ...{ width: Math.round(width), height: Math.round(height), wrap: wraps ? 'word' : 'none' },
  });
  return {
    input: data,
    left: Math.round(centre - info.width / 2),
    top: Math.round(top + Math.max(0, (height - info.height) / 2)),
  };
}

function drawn(text: CreateText) {
  return sharp({ text }).png().toBuffer({ resolveWithObject: true });
}

/** In Pango's markup. The lines of a text are closer than the fonts say. */
function markupOf({ text, colour, mrp }: TextBox): string {
  const soft = text ? previewColours.shopName : colour;
  const label = mrp && `${escaped(mrp.label)}\u00a0<s>${escaped(mrp.amount)}</s>`;
  const parts = [
    text && `<span foreground="${colour}">${escaped(text)}</span>`,
    label && `<span foreground="${soft}" size="52%">${label}</span>`,
  ];
  return `<span line_height=".85">${parts.filter(Boolean).join('  ')}</span>`;
}

/** Pango parses markup, and draws boxes for letters that the fonts lack. */
function escaped(text: string): string {
  const drawable = drawableText(text) || '…';
  return drawable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
