import type { RecentlyViewedMessages } from '../Messages';

/** The messages of the row with recently viewed products. */
export const recentlyViewedMessages: RecentlyViewedMessages = {
  title: 'आपने ये देखे थे',
  forget: 'इन्हें हटाएं',
  stop: 'याद रखना बंद करें',
  forgotten: 'हटा दिए।',
  stopped: 'अब से यह याद नहीं रखा जाएगा।',
  privacy: 'इस डिवाइस पर क्या रहता है',
};
