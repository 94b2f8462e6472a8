import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { lightboxMessages } from './lightboxMessages';
import { offerTitles } from './offerTitles';

/** The messages that only the home page uses. */
export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  promise: 'সাজের সব জিনিস, দাম চোখের সামনে',
  lead: 'মেকআপ, চুলের যত্ন আর চুল সাজানোর জিনিস।',
  marquee: (shop, town) =>
    `${shop}, ${town}ে আপনাকে স্বাগত! মেকআপ, চুলের যত্ন আর চুল সাজানোর সব জিনিস এক ছাদের নীচে। পুজোর স্পেশাল কালেকশন`,
  pauseMarquee: 'চলন্ত লেখা থামান',
  playMarquee: 'লেখা চালু করুন',
  offers: { title: offerTitles, all: 'সব অফার' },
  finder: { title: 'আপনার কী চাই?' },
  allShelves: (n) => [`সব ${n}টি`, ' বিভাগ'],
  videos: 'ভিডিও',
  pujo: 'পুজোর স্পেশাল কালেকশন!',
  arrivals: 'নতুন কী এল, দেখে নিন',
  reviews: 'কাস্টমাররা কী বলছেন',
  photos: 'আমাদের দোকানের ছবি',
  askOnly,
  carousel: 'দোকানের কাউন্টার থেকে',
  carouselControls: carouselMessages,
  lightbox: lightboxMessages,
};
