import { isOnPictureHost } from '@/pictures/canonicalPicture';
import { shop } from '@/shop/shop';
import { type ParsedField, unreadableUnlessEmpty } from './DocumentField';
import { playableMedia } from './playableMedia';
import { safeAddress } from './safeAddress';

/** Readers for the addresses of pictures, links and videos. Whether there is anything is not asked. */
export const addressReaders = { picture, link, video };

function picture(found: unknown): ParsedField<string> {
  return onAllowedHost(link(found));
}

/** With IMAGE_HOSTS_ONLY, addresses on other hosts are refused: those hosts would learn visitors' IP addresses. */
function onAllowedHost(parsed: ParsedField<string>): ParsedField<string> {
  const { value } = parsed;
  const isForeign = value && !value.startsWith('/') && !isOnPictureHost(value);
  return shop.pictureHostsOnly && isForeign ? { code: 'foreignHost' } : parsed;
}

function link(found: unknown): ParsedField<string> {
  const value = safeAddress(found);
  if (value === undefined) return unreadableUnlessEmpty(found);
  const isInsecure = typeof found === 'string' && /^\s*http:/i.test(found);
  return { value, code: isInsecure ? 'insecure' : undefined };
}

function video(found: unknown): ParsedField<string> {
  const parsed = link(found);
  if (parsed.value === undefined) return parsed;
  const media = playableMedia(parsed.value);
  if (!media) return { code: 'unplayable' };
  // The YouTube player always uses https, so `insecure` does not apply.
  return 'youTubeId' in media ? { value: parsed.value } : onAllowedHost(parsed);
}
