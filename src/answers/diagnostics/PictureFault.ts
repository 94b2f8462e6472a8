import type { Diagnostic } from '@/catalogue/Diagnostic';

/** What is wrong with a picture, and its size if that is the problem. */
export type PictureFault = Pick<Diagnostic, 'code' | 'made'>;
