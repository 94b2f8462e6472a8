/**
 * What the demo's goods are found by beside their names: brands, shades, sizes, what is inside, and prices and discounts
 * with them. The slug and a part of the title of the first product, and what no result may be.
 */
export const traitSearches: readonly (readonly [typed: string, first: RegExp, never: RegExp])[] = [
  ['red lipstik under 300', /^lipe-palate Lal Paar Cream Lip Quad/, /gajra/i],
  ['red lipstick', /^lipe-palate Lal Paar Cream Lip Quad/, /gajra|spray/i],
  ['laal lipstick 300', /^lipe-palate Lal Paar Cream Lip Quad/, /gajra/i],
  ['লাল লিপস্টিক ৩০০ টাকার মধ্যে', /^lipe-palate Lal Paar Cream Lip Quad/, /gajra/i],
  ['300 से कम लाल लिपस्टिक', /^lipe-palate Lal Paar Cream Lip Quad/, /gajra/i],
  ['50% off', /^bun-stuffing /, /^(?!bun-stuffing)/],
  ['৫০% ছাড়', /^bun-stuffing /, /^(?!bun-stuffing)/],
  ['50% छूट', /^bun-stuffing /, /^(?!bun-stuffing)/],
  ['rupkatha studio', /^Foundation /, /^(?!Foundation)/],
  ['রূপকথা স্টুডিও', /^Foundation /, /^(?!Foundation)/],
  ['rupkatha foundation under 400', /Shiuli Ivory/, /^(?!.*Shiuli)/],
  ['wheat', /Silk Touch Honey/, /^(?!.*Silk Touch)/],
  ['wheat foundation', /Silk Touch Honey/, /^(?!.*Silk Touch)/],
  ['30 ml', /^(Magicdrop|Foundation) /, /^(?!Magicdrop|Foundation)/],
  ['30ml', /^(Magicdrop|Foundation) /, /^(?!Magicdrop|Foundation)/],
  ['৩০ মিলি', /^(Magicdrop|Foundation) /, /^(?!Magicdrop|Foundation)/],
  ['30 मिली', /^(Magicdrop|Foundation) /, /^(?!Magicdrop|Foundation)/],
  ['30 ml foundation', /^Foundation /, /^(?!Foundation (Silk|Shiuli))/],
  ['50 gm', /^Moistraizer /, /^(?!Moistraizer (Malai|Sabuj))/],
  ['50g', /^Moistraizer /, /^(?!Moistraizer (Malai|Sabuj))/],
  ['3.5 gm', /Root Touch-up Stick/, /^(?!.*Root)/],
  ['120 ml toner', /^Toner /, /^(?!Toner (Gulab|Green))/],
  ['lens solution', /Case and Solution/, /^(?!lens)/],
];
