import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Shade } from '@/catalogue/items';
import { excerpt, readText } from './readText';
import { saysNothing } from './saysNothing';

/** In characters; the rest is left out. */
const LONGEST_LIST = 1200;

/** In characters: a longer name has no room below its swatch. */
const LONGEST_NAME = 40;

type Mistake = Omit<Diagnostic, 'field'>;

interface ReadShade {
  readonly shade?: Shade;
  readonly mistake?: Mistake;
}

/**
 * Reads typed shades: "Honey #c68642, Ivory #f3e0c8 (sold out), Rose", separated by commas, semicolons or lines. Names
 * are unique, ignoring case. Never throws.
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
    if (isTwice) mistakes.push({ code: 'shadeTwice', typed: shade?.name ?? '' });
    else if (mistake) mistakes.push(mistake);
  }
  const visible = excerpt(typed);
  if (isCut && visible) mistakes.push({ code: 'shortened', typed: visible });
  return { shades: [...shades.values()], mistakes };
}

/** What people put between shades in place of commas: signs, or numbers such as "1. Honey 2. Ivory". */
const joints = /[/&|।]|(?:^|\s)\d{1,2}[.)](?=\s)/u;

/** The shades that one may be: "Honey/Ivory" gives two. A name such as "Rose & Gold" gives two as well. */
function severalIn(typed: string): string[] {
  const parts = typed.split(joints).map((part) => part.trim());
  return parts.filter((part) => /\p{L}{2}|\p{L}\p{M}/u.test(part));
}

const soldOutWords = /[([]?\s*\bsold[\s-]*out\b\s*[)\]]?/gi;

/** A colour of six digits, as colour pickers write it. `#` with fewer digits may be a shade's number. */
const colours = /# ?([0-9a-f]{6})(?![\p{L}\p{M}\p{N}])/giu;

/** Text that was meant as a colour but is not one: `#fc0`, `#c6864`, `#brown`. `#220` is a shade's number. */
const noColour = /#(?:(?=\d*[a-f])[0-9a-f]{3,}|\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{M}\p{N}])/iu;

/** A name that ends with a colour without `#`. The colour has a digit, because "facade" is a word. */
const bareColour = /^(.+) (?=[a-f]*\d)([0-9a-f]{6})$/i;

function readShade(part: string): ReadShade {
  const typed = readText(part, 4 * LONGEST_NAME);
  if (typed === undefined || saysNothing(typed)) return {};
  const words = typed.replaceAll(soldOutWords, ' ');
  const [colour, ...otherColours] = words.match(colours) ?? [];
  const whole = words.replaceAll(colours, ' ');
  const name = readText(whole, LONGEST_NAME);
  if (name === undefined)
    return { mistake: { code: 'shadeUnreadable', typed: excerpt(typed) ?? '' } };
  const shade: Shade = {
    name,
    ...(colour && { colour: colour.replace(' ', '').toLowerCase() }),
    ...(words !== typed && { soldOut: true as const }),
  };
  const several = severalIn(typed);
  // One colour for all is that of one shade: "Rose & Gold #c68642".
  if (several.length > 1 && (!colour || otherColours.length > 0)) {
    const [found, meant] = [excerpt(typed) ?? '', excerpt(several.join(', ')) ?? ''];
    return { shade, mistake: { code: 'shadesJoined', typed: found, expected: meant } };
  }
  const mistake = colour ? undefined : colourMistake(name);
  if (mistake) return { shade, mistake };
  return name === readText(whole, 4 * LONGEST_NAME)
    ? { shade }
    : { shade, mistake: { code: 'shortened', typed: excerpt(typed) ?? '', shown: name } };
}

function colourMistake(name: string): Mistake | undefined {
  if (noColour.test(name)) return { code: 'shadeUnreadable', typed: name };
  const [, before, colour] = bareColour.exec(name) ?? [];
  return before
    ? { code: 'shadeUnreadable', typed: name, expected: `${before} #${colour}` }
    : undefined;
}
