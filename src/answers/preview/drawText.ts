import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

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

/** A text, and the space in which it is drawn. */
export interface TextBox {
  readonly text: string;
  readonly colour: string;
  /** In pixels. The text is drawn as large as fits. */
  readonly width: number;
  readonly height: number;
  readonly wraps?: boolean;
  /** A text that follows, struck through. */
  readonly struck?: string;
  /** Of the lines of a text that wraps; by default `centre`. */
  readonly align?: 'left';
}

/** Draws text, also Bengali, Hindi and ₹, as a transparent PNG. */
export async function drawText({
  text,
  colour,
  width,
  height,
  wraps = false,
  struck,
  align,
}: TextBox): Promise<Buffer> {
  scriptsKnown ??= Promise.all(
    scripts.map((text) => png(sharp({ text: { ...text, rgba: true } }))),
  );
  await scriptsKnown;
  const behind = struck ? ` <s>${escaped(struck)}</s>` : '';
  const markup = `<span foreground="${colour}">${escaped(text)}${behind}</span>`;
  return png(
    sharp({
      text: {
        text: markup,
        ...display,
        width,
        height,
        rgba: true,
        wrap: wraps ? 'word' : 'none',
        align: align ?? 'centre',
      },
    }),
  );
}

function png(picture: Sharp): Promise<Buffer> {
  return picture.png().toBuffer();
}

/** Escapes text from documents, because Pango parses markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
