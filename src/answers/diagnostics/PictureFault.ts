import type { Diagnostic } from '@/catalogue/Diagnostic';

/** What is wrong with a picture: the diagnostic code, and its size if that is the problem. */
export type PictureFault = Pick<Diagnostic, 'code' | 'made'>;
