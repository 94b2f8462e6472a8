import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { lightboxMessages } from './lightboxMessages';
import { offerTitles } from './offerTitles';

/** The messages that only the home page uses. */
export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  promise: 'ब्यूटी का सामान, हर दाम साफ-साफ',
  lead: 'मेकअप, हेयर केयर और हेयर एक्सेसरीज़।',
  marquee: (shop, town) =>
    `${shop}, ${town} में आपका स्वागत है! मेकअप, हेयर केयर और हेयर एक्सेसरीज़, सब एक ही छत के नीचे। एक्सक्लूसिव पूजो कलेक्शन`,
  pauseMarquee: 'चलती लाइन रोकें',
  playMarquee: 'चलती लाइन चलाएं',
  offers: { title: offerTitles, all: 'सभी ऑफर' },
  finder: { title: 'आपको क्या चाहिए?' },
  allShelves: (n) => [`सभी ${n}`, ' कैटेगरी'],
  videos: 'वीडियो',
  pujo: 'एक्सक्लूसिव पूजो कलेक्शन!',
  arrivals: 'देखिए, क्या-क्या नया आया है',
  reviews: 'हमारे रिव्यू',
  photos: 'हमारी दुकान की फोटो',
  askOnly,
  carousel: 'हमारे काउंटर से',
  carouselControls: carouselMessages,
  lightbox: lightboxMessages,
};
