import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { inflect } from './inflect';
import { offerTitles } from './offerTitles';
import { shopAnswers } from './shopAnswers';

export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  tabTitle: (town, shop) => `${shop}, ${town}: মেকআপ ও কসমেটিক্সের দোকান`,
  promise: 'সাজের সব জিনিস, দাম চোখের সামনে',
  marquee: (shop, town) =>
    `${shop}, ${inflect(town, 'in')} আপনাকে স্বাগত! মেকআপ আর চুলের যত্ন ও সাজের সব জিনিস এক ছাদের নীচে। পুজোর স্পেশাল কালেকশন`,
  pauseMarquee: 'চলন্ত লেখা থামান',
  playMarquee: 'লেখা চালান',
  wishes: { label: 'যা খুঁজছেন', texts: ['₹300-র মধ্যে', 'কনের সাজ', 'লাল লিপস্টিক', 'শুকনো ত্বক'] },
  offers: { title: { ...offerTitles, discounts: 'আজকের সেরা দাম' }, all: 'সব অফার' },
  answers: shopAnswers,
  videos: 'ভিডিও',
  band: 'পুজোর স্পেশাল কালেকশন!',
  bandLine: 'নতুন কী এল, দেখে নিন',
  reviews: 'কাস্টমাররা কী বলছেন',
  photos: 'আমাদের দোকানের ছবি',
  askOnly,
  carousel: 'দোকানের কাউন্টার থেকে',
  carouselControls: {
    role: 'ছবির সারি',
    slide: 'ছবি',
    position: (n, of) => `${of}টির মধ্যে ${n} নম্বর`,
    undescribed: (n) => `দোকানের ব্যানারের ${n} নম্বর ছবি`,
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    pause: 'ছবি বদলানো থামান',
    play: 'ছবি নিজে থেকে বদলাতে দিন',
    show: (n) => `${n} নম্বর ছবি দেখুন`,
  },
};
