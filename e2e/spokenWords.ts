import { categoryMessages as bengaliCategory } from '../src/messages/bn/categoryMessages';
import { contactMessages as bengaliContact } from '../src/messages/bn/contactMessages';
import { errorPageMessages as bengaliErrors } from '../src/messages/bn/errorPageMessages';
import { howToBuyMessages as bengaliHowToBuy } from '../src/messages/bn/howToBuyMessages';
import { searchMessages as bengaliSearch } from '../src/messages/bn/searchMessages';
import { sharedMessages as bengaliShared } from '../src/messages/bn/sharedMessages';
import { shortlistMessages as bengaliShortlist } from '../src/messages/bn/shortlistMessages';
import { categoryMessages as hindiCategory } from '../src/messages/hi/categoryMessages';
import { contactMessages as hindiContact } from '../src/messages/hi/contactMessages';
import { errorPageMessages as hindiErrors } from '../src/messages/hi/errorPageMessages';
import { howToBuyMessages as hindiHowToBuy } from '../src/messages/hi/howToBuyMessages';
import { searchMessages as hindiSearch } from '../src/messages/hi/searchMessages';
import { sharedMessages as hindiShared } from '../src/messages/hi/sharedMessages';
import { shortlistMessages as hindiShortlist } from '../src/messages/hi/shortlistMessages';
import { languages } from '../src/shop/languages';

/** What the journeys of each translated language look for: its messages, and the demo's first foundation and a shade of it. */
export const spokenWords = [
  {
    ...languages.bn,
    letters: /[\u0980-\u09ff]/,
    contact: bengaliContact,
    errors: bengaliErrors,
    filter: bengaliCategory.filter,
    howToBuy: bengaliHowToBuy,
    search: bengaliSearch,
    shared: bengaliShared,
    shortlist: bengaliShortlist,
    silk: 'সিল্ক টাচ হানি ফাউন্ডেশন',
    wheat: 'হুইট',
  },
  {
    ...languages.hi,
    letters: /[\u0900-\u097f]/,
    contact: hindiContact,
    errors: hindiErrors,
    filter: hindiCategory.filter,
    howToBuy: hindiHowToBuy,
    search: hindiSearch,
    shared: hindiShared,
    shortlist: hindiShortlist,
    silk: 'सिल्क टच हनी फाउंडेशन',
    wheat: 'व्हीट',
  },
] as const;
