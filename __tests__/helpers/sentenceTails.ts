/** What sentences put behind a link, as typed: one sign, and several in a row. */
export const sentenceTails = [
  ...`. , ) ] } > ! ? ' " : ; । ॥ ৷ … ’ ” »`.split(' '),
  ...[').', '.)', '।”', '..."', '!!!', '?!'],
];
