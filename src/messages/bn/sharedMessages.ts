import { placeIn } from '@/shop/placeIn';
import type { SharedShopTexts } from '@/shop/ShopTexts';
import type { Messages } from '../Messages';
import { atClock, clock, clockOf, clockRange, dayOf } from './calendar';
import { shelfNames } from './shelfNames';

const ENQUIRY = 'I am Interested';

const shop: SharedShopTexts = JSON.parse(process.env.SHARED_TEXTS_BN ?? '{}');

const weekdays = ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার'];

/** Bengali as a shop in Berhampore speaks to its customers: docs/words.md. */
export const sharedMessages: Messages = {
  labelsOf: (slug) => shelfNames.shelves[slug],
  groupLabels: (slug) => shelfNames.groups[slug],
  shop,
  enquiry: {
    message: ENQUIRY,
    about: (title) => `${ENQUIRY}\n${title} সম্পর্কে জানতে চাই`,
    wanted: 'এটি আছে কি না জানাবেন।',
    back: 'এটি আবার কবে আসবে?',
    unpriced: 'দাম জানাবেন',
  },
  moment: (at) =>
    at.toDateString() === new Date().toDateString() ? clockOf(at) : `${dayOf(at)}, ${clockOf(at)}`,
  opensNewTab: '(নতুন ট্যাবে খুলবে)',

  nav: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    visitShop: 'দোকান ঘুরে দেখুন',
    reviews: 'কাস্টমার রিভিউ',
    contact: 'যোগাযোগ',
    offers: 'অফার',
    howToBuy: 'কীভাবে কিনবেন',
    menu: 'মেনু',
    search: 'খুঁজুন',
    callUs: 'ফোন করুন',
    call: 'ফোন',
    whatsAppUs: 'হোয়াটসঅ্যাপ করুন',
    enquiry: 'হোয়াটসঅ্যাপে জিজ্ঞেস করুন',
    ask: { these: 'এগুলোর খোঁজ নিন', this: 'এটির খোঁজ নিন', list: 'লিস্ট পাঠান' },
    onWhatsApp: (about) => `${about}, হোয়াটসঅ্যাপে`,
    skip: 'মূল অংশে যান',
    social: 'আমাদের ফলো করুন',
    networks: { Facebook: 'ফেসবুক', YouTube: 'ইউটিউব', Instagram: 'ইনস্টাগ্রাম', X: 'X' },
    quickActions: 'ফোন, মেসেজ, মেনু',
    language: 'ভাষা',
    logo: (shop) => `${shop}, হোম পেজ`,
  },

  hours: {
    /** "সোম-শনি সকাল 10টা থেকে রাত 8:30, রবি বন্ধ". */
    week: {
      days: {
        Mo: 'সোম',
        Tu: 'মঙ্গল',
        We: 'বুধ',
        Th: 'বৃহস্পতি',
        Fr: 'শুক্র',
        Sa: 'শনি',
        Su: 'রবি',
      },
      closed: 'বন্ধ',
      and: 'ও',
      range: clockRange,
    },
    open: (hours) => `দোকানের সময়: ${hours}`,
    openNow: (until) => (until === undefined ? 'এখন খোলা' : `এখন খোলা, ${clock(until)} পর্যন্ত`),
    closedNow: 'এখন বন্ধ',
    opensAgain: (inDays, weekday, minutes) => {
      const opens = `${atClock(minutes)} খুলবে`;
      if (inDays === 0) return `এখন বন্ধ, ${opens}`;
      if (inDays === 1) return `এখন বন্ধ, কাল ${opens}`;
      if (inDays < 7) return `এখন বন্ধ, ${weekdays[weekday]} ${opens}`;
      return `এখন বন্ধ, ${inDays} দিন পরে ${opens}`;
    },
    /** Not a real time: the widest part of the day, with the widest digits of the site's font. */
    longestNow: 'এখন বন্ধ, বৃহস্পতিবার বিকেল 10:44-এ খুলবে',
  },

  place: placeIn(shop.place),

  footer: {
    shop: 'আমাদের দোকান',
    quickLinks: 'দরকারি লিঙ্ক',
    contact: 'যোগাযোগ',
    privacy: 'আপনার গোপনীয়তা',
    networks: { Facebook: 'ফেসবুক', YouTube: 'ইউটিউব', Instagram: 'ইনস্টাগ্রাম', X: 'X' },
  },

  directions: 'কীভাবে আসবেন',
  delivery: 'হোম ডেলিভারি',

  product: {
    mrp: 'M.R.P.',
    off: (percent) => `${percent}% ছাড়`,
    price: 'দাম',
    onRequest: 'দাম জেনে নিন',
    callBook: 'ফোনে বুকিং',
    whatsAppInquiry: 'হোয়াটসঅ্যাপ করুন',
    soldOut: 'স্টক শেষ',
    shade: (name) => `শেড: ${name}`,
    anyShade: 'শেড এখনও বাছিনি',
    shades: (n) => `${n}টি শেড`,
    homeDelivery: 'হোম ডেলিভারি আছে',
  },

  category: {
    first: (n) => `প্রথম ${n}টি জিনিস`,
    count: (n) => `${n}টি জিনিস`,
    prices: (from, to) => (from === to ? from : `${from} থেকে ${to}`),
    pricesOf: (at) => `দামের তারিখ: ${dayOf(at)} ${at.getFullYear()}, ${clockOf(at)}`,
    notAll: (n) => `এই পাতায় ${n}টি আছে, দোকানে আরও পাবেন। বাকিগুলোর কথা জিজ্ঞেস করুন।`,
    viewDetails: 'দেখুন',
    notHere: 'এখানে নেই? জিজ্ঞেস করুন',
    neighbours: 'এগুলোও দেখুন',
    emptyHeading: 'নতুন জিনিস আসছে',
    empty: 'এখানে এখন কিছু নেই। ফোন করুন বা মেসেজ করুন, দোকানে কী আছে জানিয়ে দেব।',
    breadcrumb: 'আপনি এখানে আছেন',
    home: 'হোম',
  },

  media: {
    play: (title) => `চালান: ${title}`,
    clip: (n) => `রিভিউ ভিডিও ${n}`,
    video: 'দোকানের ভিডিও',
    photo: 'দোকানের ছবি',
    enlarge: (title) => `বড় করে দেখুন: ${title}`,
    emptyHeading: 'এখন দেখানোর মতো কিছু নেই',
    empty: 'মাঝে মাঝেই নতুন ছবি আর ভিডিও আসে। এর মধ্যে কিছু জানার থাকলে ফোন করুন বা মেসেজ করুন।',
  },

  save: {
    label: (title) => `পছন্দে রাখুন: ${title}`,
    saved: 'পছন্দ',
  },

  share: {
    label: (title) => `শেয়ার করুন: ${title}`,
  },
};
