import { tokens } from '@styles/tokens';
import { previewColours } from '@/answers/preview/previewColours';
import { sourceFiles } from '../helpers/sourceFiles';

const roles: Readonly<Record<string, string>> = tokens;
/** Files that may contain colours: the tokens, and the messages, whose texts mention colours. */
const elsewhere = /^(?:styles\/tokens\.ts$|src\/messages\/)/;

const files = sourceFiles('src', 'pages', 'styles').filter(({ path }) => !elsewhere.test(path));

/** The usual colour names of CSS, and before them what makes others of them: `darkred`, `lightgoldenrodyellow`. */
const colourName =
  '(?:alice|blue|cadet|corn(?:flower)?|dark|deep|dim|dodger|fire|floral|forest|ghost|green|hot|indian|lawn|light|' +
  'medium|midnight|mint|misty|navajo|olive|orange|pale|powder|rosy|royal|saddle|sea|sky|slate|spring|steel|yellow)*' +
  '(?:aqua(?:marine)?|beige|black|blue|brown|coral|cream|crimson|cyan|fuchsia|gold(?:enrod)?|gr[ae]y|green|indigo|' +
  'ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|rose|salmon|silver|' +
  'tan|teal|tomato|turquoise|violet|wheat|white|yellow)';

const hex = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi;
const colourFunction =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()[^)]*\)?/gi;
/** A property that takes a colour, with its value: in CSS, in an object, or as an attribute of an element. */
const colourProperty =
  /\b(?:[\w-]*colou?r|background|border|outline|fill|stroke|[\w-]*shadow|decoration|caret|[\w-]*gradient)[\w-]*\s*[:=(]\s*[^;{}\n]*/gi;
const namedColour = new RegExp(`(?<![\\w-])${colourName}(?![\\w(-])`, 'gi');

/** Every raw colour in a piece of code. */
function rawColours(code: string): string[] {
  return [
    ...(code.match(hex) ?? []),
    ...(code.match(colourFunction) ?? []),
    ...(code.match(colourProperty) ?? []).flatMap((part) => part.match(namedColour) ?? []),
  ];
}

/** The roles used in `color:`, that is for text and icons. */
function textRoles(): string[] {
  const found = files.flatMap(({ code }) =>
    Array.from(code.matchAll(/(?<![\w-])color:\s*var\(--([\w-]+)\)/g), ([, role = '']) => role),
  );
  return [...new Set(found)].sort();
}

/** The contrast of two colours written as #rrggbb, from 1 to 21: WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!channels) throw new Error(`${colour} is no colour written as #rrggbb`);
  const [red, green, blue] = channels.map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function contrastOf(text: string, ground: string): number {
  return contrast(roles[text] ?? '', roles[ground] ?? '');
}

describe('colours', () => {
  it('come from the tokens in every file', () => {
    const raw = files.flatMap(({ path, code }) =>
      rawColours(code).map((colour) => `${path}: ${colour}`),
    );
    expect(raw).toEqual([]);
  });

  it('and all other CSS variables are tokens, are set in the same file, or have a default and are set by a parent', () => {
    const used = files.flatMap(({ path, code }) =>
      Array.from(code.matchAll(/var\(--([\w-]+)(,?)/g), ([, name = '', comma]) => ({
        path,
        name,
        isOption: comma === ',' && files.some((parent) => parent.code.includes(`--${name}: `)),
      })).filter(({ name }) => !code.includes(`'--${name}'`) && !code.includes(`--${name}: `)),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.some(({ isOption }) => isOption)).toBe(true);
    expect(used.filter(({ name, isOption }) => !isOption && !Object.hasOwn(roles, name))).toEqual(
      [],
    );
  });
});

describe('contrast', () => {
  it('is checked for all roles of text', () => {
    expect(textRoles()).toEqual(expect.arrayContaining(['ink', 'ink-soft', 'accent', 'on-dark']));
  });

  it.each(textRoles().filter((role) => !role.endsWith('on-dark')))(
    'is 4.5 or more for text in %s on page, surface and blush',
    (role) => {
      for (const ground of ['page', 'surface', 'blush']) {
        expect(contrastOf(role, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(['ink', 'ink-soft', 'accent'])('is 4.5 or more for %s on the warmer band', (text) => {
    expect(contrastOf(text, 'peach')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['accent', 'accent-deep', 'whatsapp', 'whatsapp-deep', 'ink'])(
    'is 4.5 or more for light text on %s',
    (ground) => {
      expect(contrastOf('on-dark', ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('is 4.5 or more for the Pujo accents on ink', () => {
    expect(contrastOf('gold-on-dark', 'ink')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['shopName', 'title', 'line'] as const)(
    'is 4.5 or more for the %s of a preview on its background',
    (text) => {
      expect(contrast(previewColours[text], previewColours.background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['page', 'surface', 'blush', 'peach'])('is 3 or more for the ring on %s', (ground) => {
    expect(contrastOf('ring', ground)).toBeGreaterThanOrEqual(3);
  });
});
