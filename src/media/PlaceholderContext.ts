import { createContext } from 'react';

/** The address of the picture that a slide of the lightbox shows until its large one has loaded. */
export const PlaceholderContext = createContext<string | undefined>(undefined);
