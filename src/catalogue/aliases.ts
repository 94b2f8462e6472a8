import type { CategorySlug } from './categories';

/**
 * Other spellings that people may type for a page with an unusual slug; the site redirects them to the page. Titles and
 * labels of the page need no entry: they are always tried. Case, hyphens, spaces and punctuation make no difference.
 */
export const aliases: Partial<Record<CategorySlug, readonly string[]>> = {
  'Concealer-palate': ['Concealer', 'Concealer-palette'],
  Moistraizer: ['Moistrizer', 'Moisturizer', 'Moisturiser', 'Moisturizer-cream'],
  'lipe-palate': ['lip-palette', 'lip-palate', 'lipe-palette'],
  Eyeshadow: ['Eye-shadow-palette'],
  Compact: ['Compact-powder'],
  Brushset: ['Brushes', 'Brush-sets', 'Makeup-brush'],
  Magicdrop: ['Magic-drops'],
  Eyelash: ['Eyelashes', 'Lashes'],
  'Shimmer-palette': ['Shimmer-palate', 'Shimmer'],
  lens: ['Lenses', 'Lens-aqua'],
  'Eye-kajol': ['Kajol', 'Kajal', 'Eye-kajal'],
  'hair-dummy': ['Hair-dummies'],
  'hard-spray': ['Hard-spry', 'Hair-spray'],
  'Shine-spray': ['Shine-spry'],
  'Texture-spray': ['Texture-spry'],
  'hair-cover': ['Hair-cover-spray', 'Hair-cover-spry', 'Hair-cove'],
  Moose: ['Mousse', 'Hair-mousse'],
  'Clip-kata': ['Clip-and-kata', 'Hair-clip', 'Hair-clips'],
  'bun-stuffing': ['Bun-and-stuffing', 'Bun-stuffings'],
  'Hair-flower': ['Hair-flowers'],
  'Hair-extensions': ['Hair-extension'],
  'Hair-Gador': ['Gador', 'Gadar'],
  Clipbox: ['Clip-boxes'],
  'Spray-applicator': ['Spray-applicators', 'Applicator'],
  Eyedummy: ['Eye-dummies'],
  'huda-brand': ['Huda', 'Huda-beauty', 'Huda-beauty-brand'],
  MakezmiaBrand: ['Makezmia'],
  'ikonic-brand': ['Ikonic'],
  'carnival-brand': ['Carnival'],
};
