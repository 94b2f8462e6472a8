import type { HomeMessages } from '../Messages';

/** What visitors ask before they buy; `own`: the first sentence of the owner's texts on it. */
export const shopAnswers: HomeMessages['answers'] = {
  counter: 'কাউন্টারে এসে দেখে নিন',
  own: JSON.parse(process.env.ANSWER_TEXTS_BN ?? '{}'),
};
