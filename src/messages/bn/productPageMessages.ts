import type { ProductPageMessages } from '../Messages';
import { perUnit } from './perUnit';
import { shopAnswers } from './shopAnswers';

export const productPageMessages: ProductPageMessages = {
  title: {
    forPrice: (name, price) => `${name}, দাম ${price}`,
    off: (percent) => `${percent}% ছাড়`,
  },
  lookCloser: (title) => `কাছ থেকে দেখুন: ${title}`,
  pictures: 'এই জিনিসটির ছবি',
  picture: (at, of) => `ছবি ${at}/${of}`,
  lookCloserAt: (title, at, of) => `কাছ থেকে দেখুন: ${title}, ${of}টির মধ্যে ${at} নম্বর ছবি`,
  saved: (amount) => `${amount} বাঁচবে`,
  per: perUnit,
  chooseShade: 'শেড বেছে নিন',
  shadeSoldOut: ', স্টক শেষ',
  facts: { use: 'ব্যবহার', inside: 'কী কী আছে', best: 'মেয়াদ' },
  all: 'সব দেখুন',
  others: (shelf) => `${shelf}: আরও কয়েকটি`,
  left: {
    title: 'এই জিনিসটি এখন সাইটে নেই',
    lead: 'আমাদের জিজ্ঞেস করুন: দোকানে একটা থাকতেও পারে, বা এর মতো কিছু।',
  },
  answers: shopAnswers,
};
