import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const fonts = path.join(process.cwd(), 'assets', 'fonts');
const display = {
  font: 'Alpona Display, Alpona Bengali',
  fontfile: path.join(fonts, 'display.ttf'),
};
const bengali = { font: 'Alpona Bengali', fontfile: path.join(fonts, 'bengali.ttf') };

/**
 * Is there when the Bengali font has been drawn with. The library that draws keeps every font file it was once given, and from
 * then on takes from it the letters that the display font lacks; so no font of the system is needed.
 */
let bengaliKnown: Promise<unknown> | undefined;

export interface TextBox {
  readonly text: string;
  readonly colour: string;
  /** Pixels the text may take; it is drawn as large as fits. */
  readonly width: number;
  readonly height: number;
  /** Whether it may stand on several lines. */
  readonly wraps?: boolean;
  /** What stands behind the text, struck through. */
  readonly struck?: string;
}

/** Shaped text as a transparent picture, Bengali and the rupee sign included. */
export async function drawText({
  text,
  colour,
  width,
  height,
  wraps = false,
  struck,
}: TextBox): Promise<Buffer> {
  bengaliKnown ??= png(sharp({ text: { text: 'ক', ...bengali, rgba: true } }));
  await bengaliKnown;
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
        align: 'centre',
      },
    }),
  );
}

function png(picture: Sharp): Promise<Buffer> {
  return picture.png().toBuffer();
}

/** Pango reads markup: what a document says is only text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
