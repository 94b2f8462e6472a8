import type { PageHelperMessages } from '../Messages';

/** The messages of what helps on every page and comes after it, in Hindi. */
export const pageHelperMessages: PageHelperMessages = {
  slow: {
    opening: (name) => `“${name}” खुल रहा है …`,
    openingPage: 'पेज खुल रहा है …',
    stay: 'यहीं रहें',
    network: 'अभी नेटवर्क धीमा है।',
    openKept: 'इस डिवाइस में रखा हुआ पेज खोलें',
    seeKept: 'देखें, इस डिवाइस में क्या-क्या रखा है',
  },
  install: {
    label: 'होम स्क्रीन',
    add: 'होम स्क्रीन पर रखें',
    no: 'नहीं, रहने दें',
  },
  app: {
    back: 'वापस जाएं',
    share: 'यह पेज शेयर करें',
  },
};
