import { fontFiles } from './fontFaces';
import { tokens } from './tokens';

interface ScriptFont {
  /** The file with the script's letters. Pages in this script preload it. */
  readonly file: string;
  /** What pages in this script add to the global style. */
  readonly style: string;
}

/** The least line height of headings and labels: strokes above and below the letters of neighbouring lines stay apart. */
const LEAST_LINE = 1.35;

/**
 * The fonts of pages in other scripts, by the code of the language; English letters are in the fonts of all pages. A Hindi page takes the danda, which the
 * Bengali font has too, from its own font, because that stands first.
 */
export const scriptFonts: Partial<Record<string, ScriptFont>> = {
  bn: {
    file: fontFiles.bengali,
    style: scriptStyle(
      "'Hind Bengali', 'Bengali fallback'",
      localFace('Bengali', 'U+951-952,U+964-965,U+980-9FF,U+200C-200D,U+25CC', 91.7),
    ),
  },
  hi: {
    file: fontFiles.devanagari,
    style: scriptStyle(
      "'Hind Devanagari', 'Devanagari fallback', 'Hind Bengali'",
      `@font-face{font-family:'Hind Devanagari';font-weight:400 700;font-display:swap;src:url(${fontFiles.devanagari}) format('woff2');unicode-range:U+900-97F,U+200C-200D,U+25CC}${localFace('Devanagari', 'U+900-97F,U+200C-200D,U+25CC', 98.9)}`,
    ),
  },
};

/**
 * A local font that stands in until ours has arrived, as wide as ours: the one of Android and Linux. Its height doesn't
 * matter, because no line of text takes its height from a font.
 */
function localFace(script: string, range: string, percent: number): string {
  const local = `local('Noto Sans ${script}'),local('Noto Sans ${script} Regular'),local('NotoSans${script}-Regular')`;
  return `@font-face{font-family:'${script} fallback';font-weight:400 700;src:${local};size-adjust:${percent}%;unicode-range:${range}}`;
}

/** Higher lines, and no letters set apart, because these scripts join theirs. */
function scriptStyle(families: string, faces: string): string {
  const withScript = (stack: string) => stack.replace("'Hind Bengali'", families);
  return `${faces}:root{--font-display:${withScript(tokens['font-display'])};--font-text:${withScript(tokens['font-text'])};--line-least:${LEAST_LINE}}body{line-height:1.65}h1,h2,h3,h4{line-height:${LEAST_LINE}}:not(input){letter-spacing:0!important}`;
}
