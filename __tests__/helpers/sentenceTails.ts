const signs = `. , ) ] } > * _ ~ ! ? ' " : ; | - । ॥ ৷ … ’ ” » ❤️ 🙏🏽`.split(' ');
const spaces = [
  ' ',
  '\u00a0',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\ufe0f',
  '\u034f',
  '\u3164',
];

/** What sentences and chats put behind a link, as typed: one sign, and several in a row. */
export const sentenceTails = [
  ...signs,
  ...spaces,
  ...[').', '.)', '*_~', '।”', '..."', '!!!', ',\u200b ', '_)', '._', '**।\u200d', '?!'],
];
