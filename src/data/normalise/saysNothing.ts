const WORDS = new Set(
  [
    'n/a',
    'na',
    'n.a.',
    '#n/a',
    'nil',
    'none',
    'null',
    'undefined',
    'nan',
    'নেই',
    'নাই',
    'প্রযোজ্য নয়',
    'नहीं है',
    'नही है',
    'लागू नहीं',
  ].map((word) => word.normalize('NFC')),
);

/** Whether a text stands for nothing: N/A, nil, none, নেই, or signs alone such as - and #. */
export function saysNothing(found: unknown): boolean {
  if (typeof found !== 'string') return false;
  const text = found.trim().toLowerCase().normalize('NFC');
  return WORDS.has(text) || /^[-–—#.]{1,3}$/.test(text);
}
