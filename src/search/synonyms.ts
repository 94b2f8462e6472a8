import { tokenize } from './fold';

/** Bengali and Hindi words for English words in titles, by the English word. */
const byEnglish: Readonly<Record<string, string>> = {
  red: 'lal laal লাল लाल',
  black: 'kalo kala কালো काला',
  white: 'sada safed সাদা सफेद',
  pink: 'golapi gulabi গোলাপি गुलाबी',
  rose: 'golap gulab গোলাপ गुलाब',
  blue: 'neel nil নীল नीला',
  green: 'sobuj sabuj hara সবুজ हरा',
  gold: 'sona sonali সোনা সোনালি सोना सुनहरा',
  silver: 'rupo rupali chandi রুপো রুপালি चांदी',
  brown: 'badami khoyeri বাদামি খয়েরি भूरा',
  violet: 'beguni বেগুনি बैंगनी',
  yellow: 'holud holood হলুদ पीला',
  pearl: 'mukto moti মুক্তো মুক্তা मोती',
  bridal: 'bou bouer biyer biye dulhan বউ বিয়ে বিয়ের दुल्हन शादी',
  hair: 'chul chuler baal চুল চুলের बाल बालों',
  face: 'mukh mukher chehra মুখ মুখের चेहरा',
  eye: 'chokh chokher aankh চোখ চোখের आंख',
  lip: 'thot honth ঠোঁট होंठ',
  night: 'raat রাত रात',
  cha: 'চা चाय',
};

/** The English words that a folded Bengali or Hindi word may mean. */
export const synonyms: ReadonlyMap<string, readonly string[]> = byWord();

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [english, others] of Object.entries(byEnglish))
    for (const word of tokenize(others)) found.set(word, [...(found.get(word) ?? []), english]);
  return found;
}
