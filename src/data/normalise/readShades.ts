import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Shade } from '@/catalogue/items';
import { excerpt } from './excerpt';
import { readText } from './readText';

/** Characters of the whole list. What goes beyond is left out. */
const LONGEST_LIST = 1200;

/** Characters. A longer name has no room below its swatch. */
const LONGEST_NAME = 40;

type Mistake = Omit<Diagnostic, 'field'>;

interface ReadShade {
  readonly shade?: Shade;
  readonly mistake?: Mistake;
}

/**
 * Reads the shades of a product as typed: "Honey #c68642, Ivory #f3e0c8 (sold out), Rose", separated by commas,
 * semicolons or lines. A colour may have three digits. Names are unique, ignoring case. Never throws.
 */
export function readShades(found: unknown): {
  readonly shades: readonly Shade[];
  readonly mistakes: readonly Mistake[];
} {
  const typed = typeof found === 'string' ? found : (readText(found, LONGEST_LIST) ?? '');
  const parts = typed.slice(0, LONGEST_LIST).split(/[,;\n]/);
  const isCut = typed.length > LONGEST_LIST;
  const each = (isCut ? parts.slice(0, -1) : parts).map(readShade);
  const shades = new Map<string, Shade>();
  const mistakes: Mistake[] = [];
  for (const { shade, mistake } of each) {
    const key = shade?.name.toLowerCase();
    const isTwice = key !== undefined && shades.has(key);
    if (shade && key && !isTwice) shades.set(key, shade);
    if (isTwice) mistakes.push({ code: 'shadeTwice', found: shade?.name ?? '' });
    else if (mistake) mistakes.push(mistake);
  }
  const visible = excerpt(typed);
  if (isCut && visible) mistakes.push({ code: 'shortened', found: visible });
  return { shades: [...shades.values()], mistakes };
}

const soldOutWords = /[([]?\s*\bsold[\s-]*out\b\s*[)\]]?/gi;

/** The last word is a colour without `#`. A digit is required, because "facade" is a word. */
const bareColour = /^(.+) (?=[a-f]*\d)([0-9a-f]{6})$/i;

function readShade(part: string): ReadShade {
  const typed = readText(part, 4 * LONGEST_NAME);
  if (typed === undefined) return {};
  const words = typed.replaceAll(soldOutWords, ' ');
  const written = words.match(/#(\S*)/)?.[1];
  const whole = words.replaceAll(/#\S*/g, ' ');
  const name = readText(whole, LONGEST_NAME);
  if (name === undefined)
    return { mistake: { code: 'shadeWithoutName', found: excerpt(typed) ?? '' } };
  const colour = colourOf(written);
  const shade: Shade = {
    name,
    ...(colour && { colour }),
    ...(words !== typed && { soldOut: true as const }),
  };
  const mistake = written === undefined ? bareColourIn(name) : undefined;
  if (mistake) return { shade, mistake };
  if (written !== undefined && !colour)
    return { shade, mistake: { code: 'shadeColour', found: excerpt(typed) ?? '' } };
  return name === readText(whole, 4 * LONGEST_NAME)
    ? { shade }
    : { shade, mistake: { code: 'shortened', found: excerpt(typed) ?? '', made: name } };
}

function bareColourIn(name: string): Mistake | undefined {
  const [, before, colour] = bareColour.exec(name) ?? [];
  return before ? { code: 'shadeColour', found: name, meant: `${before} #${colour}` } : undefined;
}

function colourOf(written = ''): string | undefined {
  const digits = /^(?:[0-9a-f]{3}){1,2}$/i.test(written) ? written.toLowerCase() : '';
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
