import { z } from 'zod';

/** A setting that is yes or no, as a boolean. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'should be yes or no' })
  .transform((value) => value === 'yes');
