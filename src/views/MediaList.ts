import type { ComponentType, ReactNode } from 'react';

/** What holds clips, videos or photos: a Rail or a Gallery. */
export type MediaList = ComponentType<{ readonly children: ReactNode }>;
