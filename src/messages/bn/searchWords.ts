import type { SearchWords } from '../SearchWords';

/** How people ask for goods in Bengali. In Latin letters everybody spells by ear. */
export const searchWords: SearchWords = {
  joining: 'er r o ar jonno jonne jonyo এর র ও আর জন্য জন্যে',
  asking: [
    'ache achhe ase ki na naki kono kichu ekta lagbe chai nebo nibo kinbo kinte dao den din dekhao dekhan dekhi dekhte dam daam dame dor koto kato kothay kothae pabo pawa paoa paoya jabe jay hobe dokan dokane dokaner jinis bhalo valo sosta dorkar ami amar amake apnader kache notun kora korar',
    'আছে কি কী না নাকি নেই কোন কোনো কোনও কিছু একটা লাগবে চাই নেব নেবো নিব কিনব কিনবো কিনতে দাও দেন দিন দেখাও দেখান দেখি দেখতে দাম দামে দামের দর কত কতো কোথায় পাব পাবো পাওয়া যাবে যায় হবে দোকান দোকানে দোকানের জিনিস জিনিসপত্র ভালো ভাল সস্তা দরকার আমি আমার আমাকে আপনাদের কাছে নতুন করা করার',
  ].join(' '),
  endings: 'er r ta ti tar gulo ের র টা টি টার টির গুলো গুলোর গুলি',
  offer: 'chhar charh অফার ছাড় ছাড়ে ডিসকাউন্ট',
  percent: 'percent শতাংশ পার্সেন্ট',
  currency: 'taka takar tk টাকা টাকার',
  between: 'theke থেকে',
  most: {
    before: '',
    after:
      'er niche, r niche, niche, er kom, er kome, er moddhe, r moddhe, moddhe, porjonto, এর নিচে, র নিচে, নিচে, এর মধ্যে, মধ্যে, এর কম, এর কমে, কমে, কম, পর্যন্ত',
  },
  least: {
    before: '',
    after: 'er beshi, er upore, theke beshi, এর বেশি, বেশি, এর উপরে, উপরে, থেকে বেশি',
  },
  meanings: {
    red: 'lal laal লাল',
    black: 'kalo kaalo kala কালো',
    white: 'sada shada সাদা',
    pink: 'golapi গোলাপি',
    rose: 'golap গোলাপ',
    blue: 'neel nil nila neela নীল',
    green: 'sobuj sabuj সবুজ',
    gold: 'sona shona sonali সোনা সোনালি',
    silver: 'rupo rupali রুপো রুপালি',
    brown: 'badami khoyeri বাদামি খয়েরি',
    violet: 'beguni বেগুনি',
    yellow: 'holud holood হলুদ',
    pearl: 'mukto মুক্তো মুক্তা',
    night: 'raat রাত',
    colourful: 'rongin rangin রঙিন',
    colour: 'rong রং রঙ কালার',
    water: 'jol pani জল',
    cha: 'চা',
  },
};
