import { z } from 'zod';
import { categories } from '../../catalogue/categories';
import { demoShop } from '../../shop/demoShop';
import { ALL_SHELVES } from '../../shop/ShopFacts';
import type { SetShop } from '../../shop/shopVariables';
import { words } from './forms';
import { freshSettings } from './freshSeconds';
import { type Environment, parseEnvironment } from './parseEnvironment';
import { firestoreSettings, folderSettings } from './readSourceSettings';
import { serverSettings } from './serverSettings';
import { sheetSettings } from './sheetSettings';
import { shopSettingNames, shopSettings } from './shopSettings';
import { siteSettings } from './siteSettings';

/**
 * Reads every setting. Without any SHOP_… variable the shop is the demo's.
 * @throws SettingsError with all problems of all settings.
 */
export function readSettings(environment: Environment) {
  const { shop, site, firestore, folder } = parseEnvironment(
    {
      names: settingNames,
      site: siteSettings,
      shop: shopSettings,
      shelves: namesOfShelves,
      folder: folderSettings,
      firestore: firestoreSettings,
      seconds: freshSettings,
      server: serverSettings,
      sheet: sheetSettings,
    },
    environment,
  );
  const own: SetShop = { ...(shop ?? demoShop), ...site };
  return { shop: { ...own, showsDemoCatalogue: !firestore && !folder }, folder };
}

/** Refuses misspelt settings, which would be silently ignored, and those that Next would make public. */
const settingNames = z.custom<Environment>().superRefine((env, context) => {
  for (const name of Object.keys(env)) {
    const message = problemOf(name);
    if (message) context.addIssue({ code: 'custom', path: [name], message });
  }
});

/** Names the variable, never its value, which may be secret. Vercel's own say what was built. */
function problemOf(name: string): string | undefined {
  if (/^NEXT_PUBLIC_(?!VERCEL_)/.test(name))
    return "remove it; Next writes what begins with NEXT_PUBLIC_ into every visitor's browser, and this site needs no such variable (see .env.example)";
  return name.startsWith('SHOP_') && !shopSettingNames.has(name)
    ? 'is no setting of this site (see .env.example)'
    : undefined;
}

const slugs = categories.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]);

const among = (known: readonly string[], otherwise?: string) =>
  words.superRefine((named, context) => {
    const unknown = named
      .filter((shelf) => !known.includes(shelf) && shelf !== otherwise)
      .map((slug) => `/${slug}`);
    if (unknown.length === 0) return;
    const message = `no shelf has the address ${unknown.join(', ')}; they are ${known.join(', ')}`;
    context.addIssue({ code: 'custom', message });
  });

/** Checks settings that name shelves, which their own schema doesn't know. */
const namesOfShelves = z.object({
  SHOP_PERCENT_SHELVES: among([...slugs, ALL_SHELVES]).optional(),
});
