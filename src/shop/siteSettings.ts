import { z } from 'zod';
import { httpsAddress } from './httpsAddress';
import { FIREBASE_STORAGE } from './pictureHosts';
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
  IMAGE_HOSTS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(\/[\w.~-]+)*\/?$/, {
            error:
              'should be host names such as res.cloudinary.com, with a folder where only that is yours (res.cloudinary.com/my-shop), separated by commas',
          })
          .refine((host) => host.replace(/\/$/, '') !== FIREBASE_STORAGE, {
            error: `is everybody's without a bucket, such as ${FIREBASE_STORAGE}/v0/b/my-bucket/o`,
          }),
      ),
    )
    .optional(),
  IMAGE_HOSTS_ONLY: yesOrNo.optional(),
});
