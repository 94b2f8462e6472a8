import type { ComponentType, ReactNode } from 'react';

/** A list component for clips, videos or photos: `Rail` or `MediaGrid`. */
export type MediaList = ComponentType<{ readonly children: ReactNode }>;
