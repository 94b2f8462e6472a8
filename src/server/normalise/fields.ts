import { z } from 'zod';
import { readPercent } from './readPercent';
import { readRupees } from './readRupees';
import { readText } from './readText';
import { safeAddress } from './safeAddress';

/** How each kind of field is read out of whatever a document holds there. Total: nothing here fails. */
export const field = {
  /** A heading. */
  title: z.unknown().transform((value) => readText(value, 160)),
  /** A paragraph. */
  prose: z.unknown().transform((value) => readText(value, 1200)),
  /** A short remark. */
  note: z.unknown().transform((value) => readText(value, 200)),
  rupees: z.unknown().transform(readRupees),
  percent: z.unknown().transform(readPercent),
  address: z.unknown().transform(safeAddress),
};
