interface Row {
  readonly group: 'makeup' | 'hair' | 'brand';
  readonly slug: string;
  readonly collection: string;
}

/**
 * The registry of all category pages, in the order of the home page, with what is the same in every language. Slugs and
 * collection names are the specification's (sections 2 and 3), in the shop's own spelling. Paths, footer, cards,
 * redirects and the list of collections derive from it. menus.ts says what the menus contain; each language's
 * `categoryLabels` says what a category is called.
 */
export const categories = [
  { group: 'makeup', slug: 'Foundation', collection: 'MAKEUP-Foundation' },
  { group: 'makeup', slug: 'Eyeshadow', collection: 'MAKEUP-Eyeshadow' },
  { group: 'makeup', slug: 'Concealer-palate', collection: 'MAKEUP-Concealer palate' },
  { group: 'makeup', slug: 'Moistraizer', collection: 'MAKEUP-Moistrizer' },
  { group: 'makeup', slug: 'Primer', collection: 'MAKEUP-Primer' },
  { group: 'makeup', slug: 'lipe-palate', collection: 'MAKEUP-LIPE Palate' },
  { group: 'makeup', slug: 'Highlighter', collection: 'MAKEUP-Highlighter' },
  { group: 'makeup', slug: 'blush', collection: 'MAKEUP-Blush' },
  { group: 'makeup', slug: 'Fixer', collection: 'MAKEUP-Fixer' },
  { group: 'makeup', slug: 'Compact', collection: 'MAKEUP-Compact' },
  { group: 'makeup', slug: 'Toner', collection: 'MAKEUP-Toner' },
  { group: 'makeup', slug: 'Blender', collection: 'MAKEUP-Blender' },
  { group: 'makeup', slug: 'Brushset', collection: 'MAKEUP-Brush set' },
  { group: 'makeup', slug: 'Magicdrop', collection: 'MAKEUP-Magic drop' },
  { group: 'makeup', slug: 'Eyelash', collection: 'MAKEUP-Eye Lash' },
  { group: 'makeup', slug: 'Shimmer-palette', collection: 'MAKEUP-Shimmer Palette' },
  { group: 'makeup', slug: 'lens', collection: 'MAKEUP-LensAqua' },
  { group: 'makeup', slug: 'Brush-cleaner', collection: 'MAKEUP-Brush Cleaner' },
  { group: 'makeup', slug: 'Eye-kajol', collection: 'MAKEUP-Eye Kajol' },
  { group: 'hair', slug: 'Hair-Machine', collection: 'HAIR-Machine' },
  { group: 'hair', slug: 'hair-dummy', collection: 'HAIR-Dummy' },
  { group: 'hair', slug: 'hard-spray', collection: 'HARD-Spray' },
  { group: 'hair', slug: 'Shine-spray', collection: 'SHINE-Spray' },
  { group: 'hair', slug: 'Texture-spray', collection: 'HAIR-Texture Spray' },
  { group: 'hair', slug: 'hair-cover', collection: 'HAIR-Cove' },
  { group: 'hair', slug: 'Moose', collection: 'HAIR-Moose' },
  { group: 'hair', slug: 'Wax-stick', collection: 'WAX Stick' },
  { group: 'hair', slug: 'Clip-kata', collection: 'Hair Clip' },
  { group: 'hair', slug: 'bun-stuffing', collection: 'HAIR-Bun Stuffing' },
  { group: 'hair', slug: 'Hair-flower', collection: 'HAIR-Flower' },
  { group: 'hair', slug: 'Hair-extensions', collection: 'HAIR-Extension' },
  { group: 'hair', slug: 'Hair-Gador', collection: 'HAIR-Gador' },
  { group: 'hair', slug: 'Clipbox', collection: 'HAIR-Clipbox' },
  { group: 'hair', slug: 'Spray-applicator', collection: 'Spray-Applicator' },
  { group: 'hair', slug: 'Eyedummy', collection: 'Eye Dummy' },
  { group: 'brand', slug: 'huda-brand', collection: 'HUDA BEAUTY BRAND' },
  { group: 'brand', slug: 'MakezmiaBrand', collection: 'MAKEZMIA BRAND' },
  { group: 'brand', slug: 'ikonic-brand', collection: 'IKONIC BRAND' },
  { group: 'brand', slug: 'carnival-brand', collection: 'CARNIVAL BRAND' },
] as const satisfies readonly Row[];

export type CategorySlug = (typeof categories)[number]['slug'];
