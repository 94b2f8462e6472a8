import type { AskOnlyName, CategorySlug } from './registry';

interface OtherNames {
  /** Other spellings of the address, which redirect. See `spellingKey` for what doesn't count. */
  readonly spellings?: string;
  /** What people call the goods: spelt by ear, in Bengali and Hindi. */
  readonly names: string;
  /** What the goods are for or like. It leads to the shelf only if no kind of goods is named. */
  readonly uses?: string;
}

/** Other names of shelves and goods, separated by commas. Titles and labels need no entry: they are always tried. */
const otherNames: Readonly<Record<CategorySlug | AskOnlyName, OtherNames>> = {
  Foundation: {
    names: 'foundesan, ফাউন্ডেশন, फाउंडेशन, makeup base',
    uses: 'face makeup, face colour, fair skin, even skin tone, bridal face makeup',
  },
  Eyeshadow: {
    spellings: 'Eye-shadow-palette',
    names: 'eye shadow, eyeshadow palette, aishado, আইশ্যাডো, आईशैडो',
    uses: 'eye makeup, eye colour, eye decorate, bridal eye makeup, eyelid colour, পলকের রং, पलकों का रंग',
  },
  'Concealer-palate': {
    spellings: 'Concealer, Concealer-palette',
    names: 'concealer palette, corrector, কনসিলার, कंसीलर',
    uses: 'dark circle, hide spot, hide pimple, face spot, under eye dark circle, dark spot cover',
  },
  Moistraizer: {
    spellings: 'Moistrizer, Moisturizer, Moisturiser, Moisturizer-cream',
    names:
      'moisturiser, face cream, ময়েশ্চারাইজার, मॉइस्चराइजर, skin cream, winter cream, night cream, body lotion, hand cream, foot cream',
    uses: 'cream, ক্রিম, क्रीम, lotion, dry skin, soft skin, soft face',
  },
  Primer: {
    names: 'প্রাইমার, प्राइमर',
    uses: 'before face makeup, cream before makeup, before foundation, hide pores, open pores, before base, first cream, smooth face',
  },
  'lipe-palate': {
    spellings: 'lip-palette, lip-palate, lipe-palette',
    names:
      'lipstick, lip colour, lip gloss, লিপস্টিক, লিপ প্যালেট, लिपस्टिक, bridal lipstick, matte lipstick',
    uses: 'red lip, lip shine',
  },
  Highlighter: {
    names: 'হাইলাইটার, हाइलाइटर, cheek glow powder',
    uses: 'glow, face shine, cheek shine, glow face makeup, nose shine',
  },
  blush: {
    names: 'blusher, blush on, rouge, ব্লাশ, ब्लश',
    uses: 'cheek colour, pink cheek, red cheek, cheek powder',
  },
  Fixer: {
    names: 'makeup fixer, setting spray, fixing mist, ফিক্সার, फिक्सर',
    uses: 'makeup stay, makeup set, makeup hold, sweat, summer makeup, makeup lock, long makeup',
  },
  Compact: {
    spellings: 'Compact-powder',
    names: 'face powder, pressed powder, loose powder, কমপ্যাক্ট, कॉम्पैक्ट, kompak powder',
    uses: 'powder, পাউডার, पाउडर, makeup powder, oily face, oil absorb, face oil absorb, sweat, skin powder, fair powder',
  },
  Toner: {
    names: 'rose water, টোনার, टोनर, face water, face spray, গোলাপ জল, गुलाबजल, golapjol',
    uses: 'fresh face, face sprinkle, clean face',
  },
  Blender: {
    names:
      'beauty blender, makeup sponge, sponge, puff, ব্লেন্ডার, স্পঞ্জ, ब्लेंडर, स्पंज, पफ, foundation sponge, makeup puff, foam sponge, powder puff',
    uses: 'blend foundation, makeup blend',
  },
  Brushset: {
    spellings: 'Brushes, Brush-sets, Makeup-brush',
    names:
      'makeup brush, brush set, tuli, ব্রাশ, তুলি, ब्रश, beauty parlour brush, foundation brush, powder brush, eye brush, makeup brush kit, blending brush',
    uses: 'makeup tools',
  },
  Magicdrop: {
    spellings: 'Magic-drops',
    names:
      'face serum, serum, face oil, ম্যাজিক ড্রপ, সিরাম, सीरम, skin oil, skin serum, face drops, face shine oil',
    uses: 'soft skin, skin shine',
  },
  Eyelash: {
    spellings: 'Eyelashes, Lashes',
    names:
      'eye lashes, false lashes, fake lash, আইল্যাশ, आईलैश, पलकें, chokher pata, চোখের পাতা, false eyelash, bridal lashes, eye lashes false, নকল পাতা',
    uses: 'big eye, thick lashes, long lashes, lash glue',
  },
  'Shimmer-palette': {
    spellings: 'Shimmer-palate, Shimmer',
    names:
      'glitter, shimmer eyeshadow, শিমার, গ্লিটার, शिमर, ग्लिटर, eye shimmer, shimmer makeup, shine eyeshadow',
    uses: 'eye shine, sparkle',
  },
  lens: {
    spellings: 'Lenses, Lens-aqua',
    names: 'contact lens, eye lens, colour lens, লেন্স, लेंस, color lens, colourful lens, রঙিন লেন্স',
    uses: 'eye colour, pupil colour',
  },
  'Brush-cleaner': {
    names: 'brush wash, ব্রাশ ক্লিনার, ब्रश क्लीनर, wash brush',
    uses: 'clean brush, clean sponge, tuli',
  },
  'Eye-kajol': {
    spellings: 'Kajol, Kajal, Eye-kajal',
    names: 'kajal, surma, eye pencil, eyeliner, কাজল, সুরমা, काजल, सुरमा, black eye pencil, eye kohl',
    uses: 'under eye',
  },
  'Hair-Machine': {
    names:
      'hair dryer, dryer, ড্রায়ার, ड्रायर, straightener, curler, হেয়ার মেশিন, হেয়ার ড্রায়ার, স্ট্রেটনার, हेयर मशीन, हेयर ड्रायर, स्ट्रेटनर, hair iron, parlour machine, hair tongs, crimper, hair rod',
    uses: 'dry hair, curl hair, straight hair',
  },
  'hair-dummy': {
    spellings: 'Hair-dummies',
    names:
      'mannequin, practice head, ডামি, হেয়ার ডামি, डमी, हेयर डमी, beauty parlour dummy, practice doll, head doll',
    uses: 'hair practice, hair tie practice, parlour course, parlour practice, hairstyle practice, hair cut practice',
  },
  'hard-spray': {
    spellings: 'Hard-spry, Hair-spray',
    names: 'hair spray, হেয়ার স্প্রে, হার্ড স্প্রে, हेयर स्प्रे, हार्ड स्प्रे, hair set spray, hairstyle spray',
    uses: 'hold hair, hair gel spray',
  },
  'Shine-spray': {
    spellings: 'Shine-spry',
    names: 'শাইন স্প্রে, शाइन स्प्रे, hair gloss',
    uses: 'shine hair, hair glow, soft hair, smooth hair',
  },
  'Texture-spray': {
    spellings: 'Texture-spry',
    names: 'টেক্সচার স্প্রে, टेक्सचर स्प्रे, hair volume spray',
    uses: 'thick hair spray, thin hair spray, hair puff spray',
  },
  'hair-cover': {
    spellings: 'Hair-cover-spray, Hair-cover-spry, Hair-cove',
    names: 'root touch up, grey cover, হেয়ার কভার, हेयर कवर, parting powder, root cover',
    uses: 'white hair, hide white hair, grey hair, white hair spray, thin parting, thin hair powder, black hair spray, black hair powder, hair shadow',
  },
  Moose: {
    spellings: 'Mousse, Hair-mousse',
    names: 'hair mousse, hair foam, মুস, मूस, curl foam, hair set foam',
    uses: 'curly hair cream',
  },
  'Wax-stick': {
    names: 'hair wax, ওয়াক্স স্টিক, वैक्स स्टिक, hair set stick, hair hold stick',
    uses: 'small hair set, flyaway hair, baby hair, edges, hair gel stick',
  },
  'Clip-kata': {
    spellings: 'Clip-and-kata, Hair-clip, Hair-clips',
    names:
      'hair clip, claw clip, clutcher, khopar kata, juda pin, জুড়া পিন, ক্লিপ, কাঁটা, খোঁপার কাঁটা, क्लिप, क्लचर, जूड़ा पिन, u pin, hair pin, clip, kata, tiktak clip, টিপ ক্লিপ, kakra clip, bun pin, bun clip, bobby pin, head clip, big clip',
    uses: 'hair hold, tie hair',
  },
  'bun-stuffing': {
    spellings: 'Bun-and-stuffing, Bun-stuffings',
    names:
      'bun, khopa, donut bun, juda, খোঁপা, জুড়া, जूड़ा, bun donut, bun ring, bun maker, hair bun, hair donut',
    uses: 'big bun, bun volume, bun inside, tie bun',
  },
  'Hair-flower': {
    spellings: 'Hair-flowers',
    names:
      'gajra, flower, ful, phool, গাজরা, ফুল, খোঁপার ফুল, गजरा, फूल, গজরা, bun flower, bun garland, hair garland, braid flower, bridal flower, jasmine garland, mala, false flower',
    uses: 'gaye holud',
  },
  'Hair-extensions': {
    spellings: 'Hair-extension',
    names:
      'false hair, nokol chul, wig, এক্সটেনশন, নকল চুল, एक्सटेंशन, नकली बाल, porchula, উইগ, false braid, hair patch, পরচুল',
    uses: 'long hair, thick hair, thin hair, big hair, hair volume, thick long hair',
  },
  'Hair-Gador': {
    spellings: 'Gador, Gadar',
    names:
      'gador, khopar gohona, গাদর, খোঁপার গয়না, गादर, hair jewellery, bun jewellery, head jewellery, bridal jewellery, stone jewellery, hair stone',
    uses: 'bun decorate',
  },
  Clipbox: {
    spellings: 'Clip-boxes',
    names: 'hair ties, ক্লিপ বক্স, क्लिप बॉक्स, garder, rubber band, रबर बैंड, hair band, গার্ডার',
    uses: 'child clip, child hair clip, school clip, tie hair, rubber',
  },
  'Spray-applicator': {
    spellings: 'Spray-applicators, Applicator',
    names:
      'spray bottle, water spray, স্প্রে বোতল, অ্যাপ্লিকেটর, स्प्रे बोतल, parlour spray bottle, water bottle, hair water spray, parlour bottle',
    uses: 'sprinkle water',
  },
  Eyedummy: {
    spellings: 'Eye-dummies',
    names: 'eye practice head, আই ডামি, आई डमी, eye doll',
    uses: 'eye makeup practice, lash practice, parlour practice, makeup practice, face makeup practice',
  },
  'huda-brand': {
    spellings: 'Huda, Huda-beauty, Huda-beauty-brand',
    names: 'huda beauty, হুদা, हुडा',
  },
  MakezmiaBrand: {
    spellings: 'Makezmia',
    names: 'makesmia, মেকজমিয়া, मेकज़मिया',
  },
  'ikonic-brand': {
    spellings: 'Ikonic',
    names: 'iconic, আইকনিক, आइकॉनिक',
  },
  'carnival-brand': {
    spellings: 'Carnival',
    names: 'karnival, কার্নিভাল, कार्निवल',
  },
  'Eye Lash Imagic': {
    names: 'imagic, ইমেজিক, इमेजिक',
  },
  'Eye Brow': {
    names: 'আইব্রো, আইব্রাও, ভ্রু, आइब्रो, आईब्रो, भौंह',
  },
  'Eye Liner': {
    names: 'আইলাইনার, आईलाइनर, आइलाइनर',
  },
  Mascara: {
    names: 'মাস্কারা, मस्कारा, मस्करा',
  },
  Gitter: {
    names: 'glitter, গ্লিটার, ग्लिटर',
  },
};

/** The other spellings of a category's address. */
export function spellingsOf(slug: CategorySlug): readonly string[] {
  return partsOf(otherNames[slug].spellings);
}

/** The other names of a category, or of goods without a page. */
export function spokenNamesOf(slugOrName: CategorySlug | AskOnlyName): readonly string[] {
  return partsOf(otherNames[slugOrName].names);
}

/** What the goods of a category are for. */
export function usesOf(slug: CategorySlug): readonly string[] {
  return partsOf(otherNames[slug].uses);
}

function partsOf(list = ''): readonly string[] {
  return list === '' ? [] : list.split(', ');
}
