import type { Diagnostic } from '@/catalogue/Diagnostic';
import { isOnPictureHost } from '@/pictures/canonicalPicture';
import { indianTime } from '@/shop/indianTime';
import { shop } from '@/shop/shop';
import { type ParsedField, unreadableUnlessEmpty } from './DocumentField';
import { playableMedia } from './playableMedia';
import { excerpt } from './readText';
import { safeAddress } from './safeAddress';

/** Readers for the addresses of pictures, links and videos. */
export const addressReaders = { picture, link, video };

/** "Copy address" gives these for files in Cloud Storage, on a device, in an open page (WhatsApp Web) or embedded. */
const NOT_ON_THE_WEB = /^\s*(?:gs|blob|data|content|file|whatsapp):/i;

/** Files that no browser, or only Safari, shows as pictures: iPhone photos, scans, designs, documents, films. */
const NO_PICTURE = /\.(?:heic|heif|tiff?|psd|ai|cdr|pdf|docx?|xlsx?|zip|mov|mp4)$/i;

function picture(found: unknown): ParsedField<string> {
  const parsed = onAllowedHost(address(found));
  const isPicture = !NO_PICTURE.test(parsed.value?.replace(/[?#].*$/, '') ?? '');
  return isPicture ? parsed : { ...parsed, code: 'noPicture' };
}

/** With IMAGE_HOSTS_ONLY, addresses on other hosts are refused: those hosts would learn visitors' IP addresses. */
function onAllowedHost(parsed: ParsedField<string>): ParsedField<string> {
  const { value } = parsed;
  const isForeign = value && !value.startsWith('/') && !isOnPictureHost(value);
  return shop.pictureHostsOnly && isForeign ? { code: 'foreignHost' } : parsed;
}

function address(found: unknown): ParsedField<string> {
  const value = safeAddress(found);
  if (value === undefined) {
    const isElsewhere = typeof found === 'string' && NOT_ON_THE_WEB.test(found);
    return isElsewhere ? { code: 'noPicture' } : unreadableUnlessEmpty(found);
  }
  if (isSharePage(value)) return { value, code: 'noPicture' };
  return {
    value,
    code: begins(found, 'http:') ? 'insecure' : undefined,
    mistakes: expiryMistakes(value),
  };
}

function expiryMistakes(address: string): Omit<Diagnostic, 'field'>[] {
  const expiry = expiryOf(address);
  if (expiry === undefined) return [];
  return [{ code: 'addressEnds', found: excerpt(address) ?? '', meant: indianTime(expiry).date }];
}

function link(found: unknown): ParsedField<string> {
  const value = safeAddress(found);
  if (value === undefined) return unreadableUnlessEmpty(found);
  return { value, code: begins(found, 'http:') ? 'insecure' : undefined };
}

function video(found: unknown): ParsedField<string> {
  const { value, code, mistakes } = address(found);
  if (value === undefined) return { code: code === 'noPicture' ? 'unplayable' : code };
  const media = playableMedia(value);
  if (!media) return { code: 'unplayable' };
  // The YouTube player always uses https, so `insecure` does not apply.
  return 'youTubeId' in media ? { value } : onAllowedHost({ value, code, mistakes });
}

function begins(found: unknown, scheme: string): boolean {
  return typeof found === 'string' && found.trimStart().toLowerCase().startsWith(scheme);
}

/** Facebook, Instagram and Discord write the expiry as hexadecimal seconds in this parameter. */
const hexadecimal: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(?:^|\.)(?:fbcdn\.net|fbsbx\.com|cdninstagram\.com)$/, 'oe'],
  [/(?:^|\.)(?:discordapp\.(?:com|net))$/, 'ex'],
];

/** When a signed address of Amazon, Google or Azure (`se`, `sig`) expires, in milliseconds since 1970, or undefined. */
function expiryOf(address: string): number | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, searchParams } = new URL(address);
  const of = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const seconds = /^\d{9,11}$/.exec(of.get('expires') ?? '')?.[0];
  if (seconds) return Number(seconds) * 1000;
  const [, parameter = ''] = hexadecimal.find(([host]) => host.test(hostname)) ?? [];
  const digits = of.get(parameter);
  if (digits && /^[\da-f]{8}$/i.test(digits)) return Number.parseInt(digits, 16) * 1000;
  const expiry = of.has('sig') ? Date.parse(of.get('se') ?? '') : signedUntil(of);
  return Number.isFinite(expiry) ? expiry : undefined;
}

/** The expiry from a start such as 20260101T093000Z and a number of seconds. NaN without a start. */
function signedUntil(of: ReadonlyMap<string, string>): number {
  const cloud = of.has('x-amz-date') ? 'x-amz' : 'x-goog';
  const from = of
    .get(`${cloud}-date`)
    ?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Date.parse(from ?? '') + Number(of.get(`${cloud}-expires`)) * 1000;
}

/** Hosts whose addresses are web pages around a picture, album or chat, except on the subdomains in `FILES`. */
const pageHosts: readonly string[] = [
  ...['ibb.co', 'imgbb.com', 'postimg.cc', 'postimages.org', 'imgur.com', 'imgbox.com'],
  ...['flickr.com', 'flic.kr', 'prnt.sc', 'canva.com', 'canva.link', 'pin.it'],
  ...['facebook.com', 'fb.com', 'fb.me', 'fb.watch', 'instagram.com', 'instagr.am', 'threads.net'],
  ...[
    'wa.me',
    'whatsapp.com',
    't.me',
    'x.com',
    'twitter.com',
    'snapchat.com',
    'mega.nz',
    'mega.io',
  ],
  ...[
    'share.google',
    'photos.google.com',
    'lens.google.com',
    'goo.gl',
    'g.co',
    '1drv.ms',
    'onedrive.live.com',
  ],
  ...['photos.onedrive.com', 'sharepoint.com', 'icloud.com', 'wetransfer.com', 'we.tl'],
];

/** Subdomains of page hosts that serve the files themselves, such as i.ibb.co. */
const FILES = /^(?:i|graph|document-export|farm\d+)\./;

/** Pages on hosts that also serve files, and pages of Pinterest, which has a host in each country. */
const sharePages: readonly RegExp[] = [
  /^drive\.google\.com\/(?:file|open|drive|folders)\b/,
  /^docs\.google\.com\/(?:u\/\d+\/)?(?:spreadsheets|document|presentation|forms)\b/,
  /^(?:(?:www|images)\.)?google\.[a-z.]+\/(?:imgres|imghp|search|url)\b/,
  /^(?:(?:www|m)\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)/,
  /^(?:[\w-]+\.)*pinterest\.[a-z.]+\//,
];

/** Whether an https address, as copied from "Share", is a page around a picture and not the picture. */
function isSharePage(address: string): boolean {
  const rest = address.replace(/^https:\/\//, '');
  if (rest === address) return false;
  const [host = ''] = rest.split(/[/?#:]/, 1);
  const isOnPageHost = pageHosts.some((one) => host === one || host.endsWith(`.${one}`));
  return (isOnPageHost && !FILES.test(host)) || sharePages.some((page) => page.test(rest));
}
