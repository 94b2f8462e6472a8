import type { CategorySlug } from '@/catalogue/registry';

/** A sentence about each shelf. Only the server loads all of them; a category's page carries its own. */
export const categoryIntros: Readonly<Record<CategorySlug, string>> = {
  Foundation:
    'Liquid foundation in light, wheatish and deep shades, the base of every look whenever you dress up.',
  Eyeshadow:
    'From quiet nudes to rose, copper and violet: powder eyeshadow for office days and for weddings.',
  'Concealer-palate':
    'Creamy concealers and colour correctors in one palette, to cover small marks and dark circles.',
  Moistraizer:
    'Makeup begins with moisturizer: face creams and lotions for day, for night and for dry winters.',
  Primer:
    'Primer goes on after moisturizer and before foundation: a smooth layer that holds your makeup.',
  'lipe-palate':
    'Many lipstick colours in one flat case: reds, pinks, nudes and berries, to wear alone or mixed.',
  Highlighter:
    'Highlighter powders, drops and sticks with a soft gleam for the cheekbones and the nose.',
  blush:
    'Blush in peach, coral and rose for the cheeks: pressed powders, cream sticks and liquid drops.',
  Fixer:
    'Setting sprays and fixing mists for the very last step, so that finished makeup stays in place.',
  Compact: 'Pressed powder with a mirror and a puff, and loose powder in jars, to cut the shine.',
  Toner: 'Light, watery toners: sweep over a clean face with a cotton pad, before moisturizer.',
  Blender:
    'Egg-shaped makeup sponges: wet one, squeeze it out and press your foundation in without lines.',
  Brushset:
    'Makeup brushes for powder, blush and eyes, in cups and rolls, for home and for the parlour.',
  Magicdrop: 'Little dropper bottles with face serums and oils that you pat on, a drop at a time.',
  Eyelash:
    'False lashes by the tray, from light everyday pairs to full bridal ones, to wear with lash glue.',
  'Shimmer-palette':
    'Shimmer palettes in pearl, gold, rose and peacock tones, for eyes that should catch the light.',
  lens: 'Coloured contact lenses with case and solution. New to lenses? See an eye doctor first.',
  'Brush-cleaner':
    'Brush cleaner as a wash, a quick spray or a ridged mat, to lift old powder out of your brushes.',
  'Eye-kajol':
    'Kajol in pencils and twist-up sticks: classic black first of all, blue and brown for a change.',
  'Hair-Machine':
    'Dryers, straighteners, curlers and wands: the electric tools that dry, smooth and curl your hair.',
  'hair-dummy': 'Mannequin heads with long hair, to practise braids, buns and bridal styles on.',
  'hard-spray':
    'Firm-hold hair sprays for styles that must not move: buns, puffs and carefully set bridal hair.',
  'Shine-spray':
    'A light cloud over finished hair: shine sprays and mists give dull lengths a glossy look.',
  'Texture-spray':
    'Texture sprays, sea salt mists and styling dusts to give flat or slippery hair some grip and body.',
  'hair-cover':
    'Hair cover sprays, powders and sticks in black and browns: they hide grey roots until you wash.',
  Moose:
    'Moose is how we say mousse: airy foam for damp hair, before you curl, blow-dry or set it.',
  'Wax-stick':
    'Glide a wax stick along the parting or hairline: flyaways lie flat for ponytails and sleek buns.',
  'Clip-kata':
    'Claw clips and snap clips, and the kata: the slim pin that holds a Bengali khopa, or bun, in place.',
  'bun-stuffing':
    'Soft fibre rings in hair colours that sit inside a bun: even fine hair makes a round, full khopa.',
  'Hair-flower':
    'Gajras of jasmine and roses for a bun or a braid: for Pujo, for weddings and for gaye holud.',
  'Hair-extensions':
    'Hair extensions, wavy and straight, in black, browns and bright tones, for a longer, fuller look.',
  'Hair-Gador':
    'Gador is the jewellery of a big Bengali bun: stones, pearl strings and drops to pin over it.',
  Clipbox:
    'Small clips, pins, hair ties and beads, sorted into one box so that nothing goes missing.',
  'Spray-applicator':
    'Empty spray bottles, big and pocket-sized, for a fine mist of water or lotion.',
  Eyedummy:
    'Eye dummies with closed lids, to practise eyeshadow, liner and lashes until your hand is sure.',
  'huda-brand':
    'Huda Beauty on one page: palettes for eyes and lips, with powder and foundation to go under them.',
  MakezmiaBrand:
    'What Makezmia makes for the face, the cheeks, the eyes and the lips, gathered in one place.',
  'ikonic-brand':
    'Straighteners, dryers and curlers by Ikonic, and its makeup brushes, for home and parlour.',
  'carnival-brand':
    'Bright colours by Carnival: eyeshadows, colour sprays and sponges for Pujo, dance and stage.',
};
