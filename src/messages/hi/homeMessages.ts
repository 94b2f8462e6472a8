import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { offerTitles } from './offerTitles';
import { shopAnswers } from './shopAnswers';

export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  tabTitle: (town, shop) => `${shop}, ${town}: मेकअप और कॉस्मेटिक की दुकान`,
  promise: 'ब्यूटी का सामान, हर दाम साफ-साफ',
  marquee: (shop, town) =>
    `${shop}, ${town} में आपका स्वागत है! मेकअप, हेयर केयर और हेयर एक्सेसरीज़, सब एक ही छत के नीचे। एक्सक्लूसिव दुर्गा पूजा कलेक्शन`,
  pauseMarquee: 'चलती लाइन रोकें',
  playMarquee: 'चलती लाइन चलाएं',
  wishes: { label: 'क्या ढूंढ रहे हैं', texts: ['₹300 तक', 'दुल्हन', 'लाल लिपस्टिक', 'रूखी त्वचा'] },
  offers: { title: { ...offerTitles, discounts: 'आज के सबसे अच्छे दाम' }, all: 'सभी ऑफर' },
  answers: shopAnswers,
  videos: 'वीडियो',
  band: 'एक्सक्लूसिव दुर्गा पूजा कलेक्शन!',
  bandLine: 'देखिए, क्या-क्या नया आया है',
  reviews: 'ग्राहक क्या कहते हैं',
  photos: 'हमारी दुकान की फोटो',
  askOnly,
  carousel: 'हमारे काउंटर से',
  carouselControls: {
    role: 'फोटो की पट्टी',
    slide: 'फोटो',
    position: (n, of) => `${of} में से ${n}`,
    undescribed: (n) => `दुकान का बैनर, फोटो ${n}`,
    previous: 'पिछली फोटो',
    next: 'अगली फोटो',
    pause: 'फोटो बदलना रोकें',
    play: 'फोटो अपने आप बदलने दें',
    show: (n) => `फोटो ${n} दिखाएं`,
  },
};
