import { createContext } from 'react';

/** The picture that stands in a slide of the lightbox until its large one has loaded. */
export const PlaceholderContext = createContext<string | undefined>(undefined);
