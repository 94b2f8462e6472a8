import type { SheetMessages } from '../Messages';
import { clock, dayName } from './calendar';

const ON = 'साइट पर है';
const OFF = 'साइट पर नहीं है';

/** What the column Result of the owner's sheet says of a row, in Hindi. */
export const sheetMessages: SheetMessages = {
  onSite: ON,
  offSite: OFF,
  onSiteSince: (date, minutes) => `${ON}: ${dayName(date)}, ${clock(minutes)} से`,
  but: (said, remarks) => `${said}, लेकिन: ${remarks.join(' ')}`,
  hidden: `${OFF}: हटाया हुआ है (Hidden)`,
  over: `${OFF}: आखिरी दिन बीत गया`,
  notYet: `${OFF}: पहला दिन अभी नहीं आया`,
  noRoom: (shown) => `${OFF}: कैटेगरी में जगह नहीं (${shown} दिखते हैं)`,
  noTitle: `${OFF}: नाम नहीं है (Title)`,
  deleted: `${OFF}: डॉक्यूमेंट मिटा दिया गया है`,
  takenBack: (date, minutes) =>
    `वापस लिया गया: ${dayName(date)}, ${clock(minutes)}। फिर लाने के लिए उसी जगह कुछ बदलिए`,
  copiedFrom: (row) => `लाइन ${row} से कॉपी है: Id खाली कीजिए, तो अलग प्रोडक्ट बन जाएगा`,
};
