import type { Messages } from '../Messages';
import { clock, clockRange } from './calendar';

const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

export const hoursMessages: Messages['hours'] = {
  /** "सोम-शनि सुबह 10 से रात 8:30, रवि बंद" */
  week: {
    days: { Mo: 'सोम', Tu: 'मंगल', We: 'बुध', Th: 'गुरु', Fr: 'शुक्र', Sa: 'शनि', Su: 'रवि' },
    closed: 'बंद',
    and: 'और',
    range: clockRange,
  },
  open: (hours) => `दुकान का समय: ${hours}`,
  openNow: (until) => (until === undefined ? 'अभी खुली है' : `${clock(until)} तक खुली है`),
  closedNow: 'अभी बंद है',
  opensAgain: (inDays, weekday, minutes) => {
    if (inDays === 0) return `अभी बंद है, ${clock(minutes)} खुलेगी`;
    if (inDays === 1) return `अभी बंद है, कल ${clock(minutes)} खुलेगी`;
    if (inDays < 7) return `अभी बंद है, ${weekdays[weekday]} ${clock(minutes)} खुलेगी`;
    return `अभी बंद है, ${inDays} दिन बाद ${clock(minutes)} खुलेगी`;
  },
  longestNow: 'अभी बंद है, 14 दिन बाद दोपहर 12:50 बजे खुलेगी',
};
