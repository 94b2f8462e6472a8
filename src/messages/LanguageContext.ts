import { createContext } from 'react';
import type { Language } from './Language';

/** Which language the page is in; undefined outside of a LanguageProvider. */
export const LanguageContext = createContext<Language | undefined>(undefined);
