/** Hosts of pages around a picture, album or chat. Their files are on other hosts, or on subdomains in `FILES`. */
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

/** Subdomains with files, such as i.ibb.co. */
const FILES = /^(?:i|graph|document-export|farm\d+)\./;

/** Pages on hosts that have files, too, and Pinterest, which has a host in each country. */
const sharePages: readonly RegExp[] = [
  /^drive\.google\.com\/(?:file|open|drive|folders)\b/,
  /^docs\.google\.com\/(?:u\/\d+\/)?(?:spreadsheets|document|presentation|forms)\b/,
  /^(?:(?:www|images)\.)?google\.[a-z.]+\/(?:imgres|imghp|search|url)\b/,
  /^(?:(?:www|m)\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)/,
  /^(?:[\w-]+\.)*pinterest\.[a-z.]+\//,
];

/** Whether an https address, as copied from "Share", is a page around a picture and not the picture. */
export function isSharePage(address: string): boolean {
  const rest = address.replace(/^https:\/\//, '');
  if (rest === address) return false;
  const [host = ''] = rest.split(/[/?#:]/, 1);
  const isOnPageHost = pageHosts.some((one) => host === one || host.endsWith(`.${one}`));
  return (isOnPageHost && !FILES.test(host)) || sharePages.some((page) => page.test(rest));
}
