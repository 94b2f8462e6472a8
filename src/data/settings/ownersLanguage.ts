import type { LanguageCode } from '@/shop/LanguageCode';
import { parseSettings } from './parseSettings';

/** The language in which the sheet and the commands write to the owner. @throws SettingsError when it is no language. */
export function ownersLanguage(): LanguageCode {
  return parseSettings(process.env, /^OWNER_LANGUAGE$/).OWNER_LANGUAGE ?? 'en';
}
