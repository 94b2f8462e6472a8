import { z } from 'zod';
import { wholeNumber } from './forms';

/** Takes the id out of a copied address of Google Docs or Drive. */
const idAfter = (host: string, path: RegExp, example: string) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const address = URL.canParse(text) ? new URL(text) : undefined;
      const id =
        address?.protocol === 'https:' && address.hostname === host
          ? path.exec(address.pathname)?.[1]
          : undefined;
      if (!id)
        context.addIssue({
          code: 'custom',
          message: `should be an address as the browser shows it: ${example}`,
        });
      return id ?? '';
    });

/** The Google Sheet that is the shop's desk. */
export const sheetSettings = z
  .object({
    CATALOGUE_SHEET: idAfter(
      'docs.google.com',
      /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$)/,
      'https://docs.google.com/spreadsheets/d/…/edit',
    ).optional(),
    CATALOGUE_PHOTOS: idAfter(
      'drive.google.com',
      /^\/drive\/(?:u\/\d+\/)?folders\/([\w-]{10,})\/?$/,
      'https://drive.google.com/drive/folders/…',
    ).optional(),
    CATALOGUE_SYNC_SHARE: wholeNumber(1, 100, 'a percentage').optional(),
  })
  .transform((given) => ({
    sheet: given.CATALOGUE_SHEET,
    /** The Drive folder of the photos that the sheet names. */
    photos: given.CATALOGUE_PHOTOS,
    /** The most that one run may change, in percent; undefined for the usual (`tooMuch`). */
    mostPercent: given.CATALOGUE_SYNC_SHARE,
  }));
