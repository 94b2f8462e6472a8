import { z } from 'zod';
import { httpsAddress } from './httpsAddress';
import { pictureSettings } from './pictureSettings';
import { yesOrNo } from './yesOrNo';

/** The settings of the site itself, independent of the shop. */
export const siteSettings = z.object({
  SITE_ADDRESS: z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/?#\s]+\/?$/, {
      error: "should be the site's own address without a path, such as https://www.example.com",
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().trim().optional(),
  WEB_VITALS_ADDRESS: httpsAddress.optional(),
  OWNER_REPORT: yesOrNo.optional(),
  OFFLINE_PAGES: yesOrNo.optional(),
  ...pictureSettings,
});
