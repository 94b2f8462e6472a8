import { z } from 'zod';
import { isHttps } from './isHttps';

/** The setting of a full https address. */
export const httpsAddress = z
  .string()
  .trim()
  .refine(isHttps, { error: 'should be a full address such as https://example.com/page' });
