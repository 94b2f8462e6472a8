import { z } from 'zod';
import { FIREBASE_STORAGE } from './pictureHosts';
import { yesOrNo } from './yesOrNo';

/** The settings for the hosts of pictures. */
export const pictureSettings = {
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
};
