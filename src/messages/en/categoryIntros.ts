import type { CategorySlug } from '@/catalogue/registry';

/** A sentence about each shelf. Only the server loads all of them; a category's page carries its own. */
export const categoryIntros: Readonly<Record<CategorySlug, string>> = {
  Foundation:
    'Liquid foundation in light, wheatish and deep shades, the first thing on your face whenever you dress up.',
  Eyeshadow:
    'From quiet nudes to rose, copper and violet, powder eyeshadow for office days and wedding nights.',
  'Concealer-palate':
    'Creamy concealers and colour correctors, side by side in one palette, to cover small marks and shadows before your base.',
  Moistraizer:
    'Makeup begins with moisturizer: face creams and lotions in jars, tubes and pumps, for day, for night and for dry winters.',
  Primer:
    'Primers go on after moisturizer and before foundation, as a smooth first layer for the rest of your makeup.',
  'lipe-palate':
    'Many lipstick colours in one flat case: reds, pinks, nudes and berries to dab on with a brush, alone or mixed.',
  Highlighter:
    'Highlighter powders, drops and sticks with a soft gleam for the cheekbones, the nose and wherever the light should fall.',
  blush:
    'Blush in peach, coral and rose for the cheeks, whether you like a pressed powder, a cream stick or a liquid drop.',
  Fixer:
    'Setting sprays and fixing mists for the very last step, when the makeup is done and should stay in its place.',
  Compact:
    'Pressed powder with a mirror and a puff, and loose powder in jars, to cut the shine, at home or on the go.',
  Toner:
    'Sweep one over a clean face with a cotton pad: toners are the light, watery step between washing and moisturizer.',
  Blender:
    'Egg-shaped makeup sponges: wet one, squeeze it out and press your foundation in without lines.',
  Brushset:
    'Makeup brushes for powder, blush and eyes, kept together in cups and rolls for the dressing table and the parlour.',
  Magicdrop:
    'Little glass bottles with droppers, holding face serums and oils that you pat on a drop at a time.',
  Eyelash:
    'False lashes by the tray, from light everyday pairs to full bridal ones, to be worn with lash glue.',
  'Shimmer-palette':
    'For eyes that should catch the light, shimmer palettes in pearl, gold, rose and cooler peacock tones.',
  lens: 'Coloured contact lenses with cases and care solution; if you have never worn lenses, please see an eye doctor first.',
  'Brush-cleaner':
    'Brush cleaner as a wash, a quick spray or a ridged mat, to lift old powder and cream out of your makeup brushes.',
  'Eye-kajol':
    'Kajol in pencils and twist-up sticks, classic black first of all, with blue and brown for a change.',
  'Hair-Machine':
    'Dryers, straighteners, curlers and wands: the electric tools that dry, smooth and curl your hair.',
  'hair-dummy':
    'Mannequin heads with long hair, on which students and parlour staff practise braids, buns and bridal styles.',
  'hard-spray':
    'Some styles must not move, and firm-hold hair sprays are made for them: buns, puffs and carefully set bridal hair.',
  'Shine-spray':
    'A light cloud over finished hair: shine sprays and mists give dull lengths a glossy look.',
  'Texture-spray':
    'Texture sprays, sea salt mists and styling dusts to give flat or slippery hair some grip and body.',
  'hair-cover':
    'Tinted hair cover sprays, powders and sticks in black and browns that hide grey roots and pale partings until the next wash.',
  Moose:
    'Moose is how we say mousse, the airy foam you work through damp hair before you curl, blow-dry or set it.',
  'Wax-stick':
    'Glide it along the parting or the hairline: a wax stick lays flyaways flat for ponytails and sleek buns.',
  'Clip-kata':
    'Claw clips and snap clips, along with the kata, the slim pin or stick that holds a Bengali khopa, or bun, in place.',
  'bun-stuffing':
    'Soft fibre rings in hair colours that sit inside a bun, so that even fine hair makes a round, full khopa.',
  'Hair-flower':
    'Gajras of jasmine and roses to wind round a bun or a braid, for Pujo, for weddings and for gaye holud.',
  'Hair-extensions':
    'Hair extensions, wavy and straight, in black, browns and brighter tones, worn to make your own hair longer or fuller.',
  'Hair-Gador':
    'Gador is the jewellery of a big Bengali bun: pieces with stones, pearl strings and drops to pin over it.',
  Clipbox:
    'Small clips, pins, hair ties and beads sorted into the compartments of one box, so that nothing goes missing.',
  'Spray-applicator':
    'Empty spray bottles, with a trigger or for the pocket, for a fine mist of water or lotion, at home or beside a parlour chair.',
  Eyedummy:
    'Eye dummies with closed lids, for trying out eyeshadow, liner and lashes again and again until the hand is sure.',
  'huda-brand':
    'Huda Beauty on one page: palettes for eyes and lips, with powder and foundation to go under them.',
  MakezmiaBrand:
    'What Makezmia makes for the face, the cheeks, the eyes and the lips, gathered together in one place.',
  'ikonic-brand':
    'Straighteners, dryers and curlers by Ikonic, along with its makeup brushes, for home and parlour use.',
  'carnival-brand':
    'Carnival is where the loud colours live: bright eyeshadows, colour sprays and sponges for Pujo, dance and stage.',
};
