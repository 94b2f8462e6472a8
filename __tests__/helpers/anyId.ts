import fc from './fastCheck';

/** Ids of documents: typed by people, made by Firestore, and anything else that Firestore accepts. */
export const anyId = fc.oneof(
  fc.stringMatching(/^[0-9]{2}(-[a-z]{1,8}){1,4}$/),
  fc.stringMatching(/^[A-Za-z0-9]{20}$/),
  fc.stringMatching(/^[-_~. %/A-Za-z0-9]{1,12}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1_500 }),
);
