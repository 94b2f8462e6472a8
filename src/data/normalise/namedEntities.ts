/** The characters 160 to 255, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const others =
  'amp & lt < gt > quot " apos \' num # excl ! dollar $ percnt % plus + equals = sol / commat @ ast * lpar ( rpar ) ' +
  'comma , period . colon : semi ; quest ? lowbar _ hyphen - dash - ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ' +
  'ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • prime ′ Prime ″ dagger † Dagger ‡ permil ‰ euro € trade ™ ' +
  'numero № minus − le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ larr ← uarr ↑ rarr → darr ↓ star ☆ starf ★ female ♀ male ♂ hearts ♥ ' +
  'check ✓ cross ✗ OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Yuml Ÿ inodot ı amacr ā Amacr Ā emacr ē imacr ī ' +
  'omacr ō umacr ū sacute ś Sacute Ś tilde ˜ circ ˆ fnof ƒ zwj \u200d zwnj \u200c';

const spaces = 'ensp emsp thinsp hairsp numsp NewLine Tab';

/** Named characters as texts on goods have them. Source: html.spec.whatwg.org, "Named character references". */
export const namedEntities: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...spaces.split(' ').map((name) => [name, ' '] as const),
  ...Array.from(
    others.matchAll(/(\S+) (\S)/g),
    ([, name = '', sign = '']) => [name, sign] as const,
  ),
]);
