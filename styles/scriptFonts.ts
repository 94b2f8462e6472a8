import { BENGALI, fontFiles } from './fontFaces';
import { tokens } from './tokens';

interface ScriptFont {
  /** The font with the script's letters, which pages in this script preload. */
  readonly file: string;
  /** The CSS to add to the global style. */
  readonly style: string;
}

/** The least line height in em, at which the strokes above and below letters of two lines stay apart. */
const LEAST_LINE = 1.35;

/** The letters' size in headings in percent, because beside bold Latin letters they look small and thin. */
const IN_HEADINGS = 108;

/** The height of a line, in heights of an English line. */
const HIGHER = 1.05;

/** The code points of each script. Both have the danda and the joiners, so each page names its own script first. */
const ranges = {
  Bengali: BENGALI,
  Devanagari: 'U+900-97F,U+200C-200D,U+25CC',
};

/** The letters' width in percent of Noto Sans, which stands in on Android and Linux until our font has come. */
const widths = { Bengali: 91.7, Devanagari: 98.9 };

type Script = keyof typeof ranges;

/** Fonts by language code; English letters are in the fonts of all pages. */
export const scriptFonts: Partial<Record<string, ScriptFont>> = {
  bn: {
    file: fontFiles.bengali,
    style: scriptStyle('Bengali', fontFiles.bengali, fontFiles.bengaliBold),
  },
  hi: {
    file: fontFiles.devanagari,
    style: scriptStyle('Devanagari', fontFiles.devanagari, fontFiles.devanagariBold),
  },
};

/**
 * A script's font for text and headings, in higher lines. The letters join and have no capitals, so they get no letter
 * spacing and no small capitals.
 */
function scriptStyle(script: Script, file: string, boldFile: string): string {
  const text = faces(script, file, boldFile, 100);
  const display = faces(script, file, boldFile, IN_HEADINGS);
  const families = (token: 'font-text' | 'font-display', { ours, local }: Faces) =>
    tokens[token].replace("'Hind Bengali'", `${ours},'Hind Bengali',${local}`);
  return `${text.style}${display.style}:root{--font-text:${families('font-text', text)};--font-display:${families('font-display', display)};--leading:max(${LEAST_LINE}em,${HIGHER}*${tokens.leading})}:not(input){letter-spacing:0!important;font-variant-caps:normal!important}`;
}

interface Faces {
  readonly ours: string;
  /** The device's font that stands in for ours. */
  readonly local: string;
  readonly style: string;
}

/**
 * A script's faces at a size in percent, and the local one of equal width. Until the bold letters
 * have come, the regular ones stand in (`plain`), which are as wide: nothing moves.
 */
function faces(script: Script, file: string, boldFile: string, percent: number): Faces {
  const [ours, plain, local] = ['', 'Plain ', 'Local '].map(
    (kind) => `'${kind}${script} ${percent}'`,
  ) as [string, string, string];
  const noto = ['', ' Regular'].map((end) => `local('Noto Sans ${script}${end}')`);
  const width = Math.round(widths[script] * percent) / 100;
  return {
    ours: `${ours},${plain}`,
    local,
    style:
      face(script, ours, woff2(file), percent, '400 500') +
      face(script, ours, woff2(boldFile), percent, '600 700') +
      face(script, plain, woff2(file), percent) +
      face(script, local, `${noto},local('NotoSans${script}-Regular')`, width),
  };
}

function face(
  script: Script,
  family: string,
  src: string,
  size: number,
  weights = '400 700',
): string {
  return `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:${src};size-adjust:${size}%;unicode-range:${ranges[script]}}`;
}

function woff2(file: string): string {
  return `url(${file}) format('woff2')`;
}
