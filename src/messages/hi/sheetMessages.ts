import type { SheetMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const sheetMessages: SheetMessages = {
  onSite: 'साइट पर है',
  offSite: 'साइट पर नहीं है',
  taken: 'ले लिया गया',
  takenBack: 'वापस लिया गया',
  but: ', लेकिन: ',
  moment: (date, minutes) => `${dayName(date)}, ${clock(minutes)}`,
  since: (moment) => `साइट पर है: ${moment} से`,
  takenBackOn: (moment) => `वापस लिया गया: ${moment}। फिर लाने के लिए उसी जगह कुछ बदलिए`,
  hidden: 'हटाया हुआ है (Hidden)',
  notYet: (date) => `पहला दिन अभी नहीं आया: ${dayName(date)}`,
  over: (date) => `आखिरी दिन बीत गया: ${dayName(date)}`,
  daysCrossed: 'आखिरी दिन पहले दिन से पहले है',
  noRoom: (limit) => `कैटेगरी में जगह नहीं (${limit} दिखते हैं)`,
  leftOut: 'नाम या फोटो नहीं है, या पढ़ी नहीं जाती (Title, Picture)',
  emptied: 'इसकी जगहें खाली हैं',
  deleted: 'डॉक्यूमेंट मिटा दिया गया है। फिर लाने के लिए कोई एक जगह बदलिए',
};
