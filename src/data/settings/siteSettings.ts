import { z } from 'zod';
import { FIREBASE_STORAGE } from '../../pictures/pictureLimits';
import { omitUndefined } from '../../shop/omitUndefined';
import { httpsAddress, words, yesOrNo } from './forms';

/** Optimised by us, so that no browser contacts YouTube before the visitor presses play. */
const YOUTUBE_STILLS = 'i.ytimg.com/vi/';

/** The settings that are independent of the shop, as facts of `ShopFacts`. */
export const siteSettings = z
  .object({
    SITE_ADDRESS: z
      .string()
      .trim()
      .regex(/^https?:\/\/[^/?#\s]+\/?$/, {
        error: "should be the site's own address without a path, such as https://www.example.com",
      })
      .transform((value) => value.replace(/\/$/, ''))
      .optional(),
    VERCEL_PROJECT_PRODUCTION_URL: z
      .string()
      .transform((host) => `https://${host.trim()}`)
      .optional(),
    WEB_VITALS_ADDRESS: httpsAddress.optional(),
    OWNER_REPORT: yesOrNo.optional(),
    OFFLINE_PAGES: yesOrNo.optional(),
    IMAGE_HOSTS: words
      .pipe(
        z.array(
          z
            .string()
            .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(\/[\w.~-]+)*\/?$/, {
              error:
                'should be host names such as res.cloudinary.com, with a folder where only that is yours (res.cloudinary.com/my-shop), separated by commas',
            })
            .transform((host) => host.replace(/\/?$/, '/'))
            .refine((host) => host !== `${FIREBASE_STORAGE}/`, {
              error: `is everybody's without a bucket, such as ${FIREBASE_STORAGE}/v0/b/my-bucket/o`,
            }),
        ),
      )
      .optional(),
    IMAGE_HOSTS_ONLY: yesOrNo.optional(),
    FIREBASE_PROJECT_ID: z.string().optional(),
  })
  .transform((given) => ({
    siteAddress:
      given.SITE_ADDRESS ?? given.VERCEL_PROJECT_PRODUCTION_URL ?? 'http://localhost:3000',
    pictureHosts: [
      ...(given.IMAGE_HOSTS ?? []),
      ...bucketsOf(given.FIREBASE_PROJECT_ID),
      YOUTUBE_STILLS,
    ],
    ...omitUndefined({
      vitalsAddress: given.WEB_VITALS_ADDRESS,
      pictureHostsOnly: given.IMAGE_HOSTS_ONLY || undefined,
      noOwnerReport: given.OWNER_REPORT === false || undefined,
      keepsNoPages: given.OFFLINE_PAGES === false || undefined,
    }),
  }));

/** The project's own buckets, under old and new names. */
function bucketsOf(projectId: string | undefined): string[] {
  const buckets = projectId ? [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`] : [];
  return buckets.map((bucket) => `${FIREBASE_STORAGE}/v0/b/${bucket}/o/`);
}
