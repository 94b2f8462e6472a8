/*
 * The shop's shelves. Another shop changes this file in its own copy, the shelves' names in each language
 * (`shelfNames`, `categoryIntros`, `otherNames`), styles/tokens.ts and the folder demo/.
 */

interface Row {
  /** The path without its leading slash. Spelling and letter case must match exactly. */
  readonly slug: string;
  /** The name of the collection in the database; some names contain spaces. */
  readonly collection: string;
  /** A file of public/pictures/products/. */
  readonly picture: string;
  /** Slugs that the shelf had before: old links and lists on visitors' devices still have them. */
  readonly formerSlugs?: readonly string[];
}

/** The shelves of each group, in the home page's order. Slugs and collections are spelt as the shop spells them. */
export const categoryRows = {
  makeup: [
    { slug: 'Foundation', collection: 'MAKEUP-Foundation', picture: 'Foundation-1.webp' },
    { slug: 'Eyeshadow', collection: 'MAKEUP-Eyeshadow', picture: 'Eyeshadow-1.webp' },
    {
      slug: 'Concealer-palate',
      collection: 'MAKEUP-Concealer palate',
      picture: 'Concealer-palate-1.webp',
    },
    { slug: 'Moistraizer', collection: 'MAKEUP-Moistrizer', picture: 'Moistraizer-1.webp' },
    { slug: 'Primer', collection: 'MAKEUP-Primer', picture: 'Primer-1.webp' },
    { slug: 'lipe-palate', collection: 'MAKEUP-LIPE Palate', picture: 'lipe-palate-1.webp' },
    { slug: 'Highlighter', collection: 'MAKEUP-Highlighter', picture: 'Highlighter-1.webp' },
    { slug: 'blush', collection: 'MAKEUP-Blush', picture: 'blush-1.webp' },
    { slug: 'Fixer', collection: 'MAKEUP-Fixer', picture: 'Fixer-1.webp' },
    { slug: 'Compact', collection: 'MAKEUP-Compact', picture: 'Compact-1.webp' },
    { slug: 'Toner', collection: 'MAKEUP-Toner', picture: 'Toner-1.webp' },
    { slug: 'Blender', collection: 'MAKEUP-Blender', picture: 'Blender-1.webp' },
    { slug: 'Brushset', collection: 'MAKEUP-Brush set', picture: 'Brushset-1.webp' },
    { slug: 'Magicdrop', collection: 'MAKEUP-Magic drop', picture: 'Magicdrop-1.webp' },
    { slug: 'Eyelash', collection: 'MAKEUP-Eye Lash', picture: 'Eyelash-1.webp' },
    {
      slug: 'Shimmer-palette',
      collection: 'MAKEUP-Shimmer Palette',
      picture: 'Shimmer-palette-1.webp',
    },
    { slug: 'lens', collection: 'MAKEUP-LensAqua', picture: 'lens-1.webp' },
    { slug: 'Brush-cleaner', collection: 'MAKEUP-Brush Cleaner', picture: 'Brush-cleaner-1.webp' },
    { slug: 'Eye-kajol', collection: 'MAKEUP-Eye Kajol', picture: 'Eye-kajol-1.webp' },
  ],
  hair: [
    { slug: 'Hair-Machine', collection: 'HAIR-Machine', picture: 'Hair-Machine-1.webp' },
    { slug: 'hair-dummy', collection: 'HAIR-Dummy', picture: 'hair-dummy-1.webp' },
    { slug: 'hard-spray', collection: 'HARD-Spray', picture: 'hard-spray-1.webp' },
    { slug: 'Shine-spray', collection: 'SHINE-Spray', picture: 'Shine-spray-1.webp' },
    { slug: 'Texture-spray', collection: 'HAIR-Texture Spray', picture: 'Texture-spray-1.webp' },
    { slug: 'hair-cover', collection: 'HAIR-Cove', picture: 'hair-cover-1.webp' },
    { slug: 'Moose', collection: 'HAIR-Moose', picture: 'Moose-1.webp' },
    { slug: 'Wax-stick', collection: 'WAX Stick', picture: 'Wax-stick-1.webp' },
    { slug: 'Clip-kata', collection: 'Hair Clip', picture: 'Clip-kata-1.webp' },
    {
      slug: 'bun-stuffing',
      collection: 'HAIR-Bun Stuffing',
      picture: 'bun-stuffing-1.webp',
    },
    {
      slug: 'Hair-flower',
      collection: 'HAIR-Flower',
      picture: 'Hair-flower-1.webp',
    },
    {
      slug: 'Hair-extensions',
      collection: 'HAIR-Extension',
      picture: 'Hair-extensions-1.webp',
    },
    {
      slug: 'Hair-Gador',
      collection: 'HAIR-Gador',
      picture: 'Hair-Gador-1.webp',
    },
    { slug: 'Clipbox', collection: 'HAIR-Clipbox', picture: 'Clipbox-1.webp' },
    {
      slug: 'Spray-applicator',
      collection: 'Spray-Applicator',
      picture: 'Spray-applicator-1.webp',
    },
    { slug: 'Eyedummy', collection: 'Eye Dummy', picture: 'Eyedummy-1.webp' },
  ],
  brands: [
    { slug: 'huda-brand', collection: 'HUDA BEAUTY BRAND', picture: 'huda-brand-1.webp' },
    { slug: 'MakezmiaBrand', collection: 'MAKEZMIA BRAND', picture: 'MakezmiaBrand-1.webp' },
    { slug: 'ikonic-brand', collection: 'IKONIC BRAND', picture: 'ikonic-brand-1.webp' },
    { slug: 'carnival-brand', collection: 'CARNIVAL BRAND', picture: 'carnival-brand-1.webp' },
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

/** A group of shelves, which stand together in a menu, in the footer, and in the home page's section with this id. */
export type GroupSlug = keyof typeof categoryRows;

/** A shelf's slug. */
export type CategorySlug = (typeof categoryRows)[GroupSlug][number]['slug'];

/** The group of brands. Its products stand on another shelf, too, and its cards show a mark in place of a picture. */
export const BRANDS: GroupSlug = 'brands';

/** The header's menus, in their order. The end of each leads to the groups without a menu. */
export const menus: Readonly<Partial<Record<GroupSlug, readonly CategorySlug[]>>> = {
  makeup: [
    'Foundation',
    'Eyeshadow',
    'Concealer-palate',
    'Moistraizer',
    'Primer',
    'lipe-palate',
    'Highlighter',
    'blush',
    'Fixer',
    'Blender',
    'Compact',
    'Toner',
  ],
  hair: [
    'Hair-Machine',
    'Hair-flower',
    'hair-dummy',
    'Eyedummy',
    'hard-spray',
    'Hair-extensions',
    'Shine-spray',
    'Texture-spray',
    'bun-stuffing',
    'Clip-kata',
    'hair-cover',
    'Hair-Gador',
    'Clipbox',
  ],
};

/** The shelves of the home page's section for a festival. */
export const festival: readonly CategorySlug[] = [
  'Hair-flower',
  'Hair-Gador',
  'Eye-kajol',
  'carnival-brand',
];

/** Goods without a page, which visitors ask for on WhatsApp, by their English names. */
export const askOnlyNames = [
  'Eye Lash Imagic',
  'Eye Brow',
  'Eye Liner',
  'Mascara',
  'Gitter',
] as const;

export type AskOnlyName = (typeof askOnlyNames)[number];

/** The group in which the home page shows goods without a page. */
export const ASK_ONLY_GROUP: GroupSlug = 'makeup';
