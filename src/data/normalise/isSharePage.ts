/** Addresses at which storage and social services show a picture: each is an HTML page, not the picture file. */
const sharePages: readonly RegExp[] = [
  /^drive\.google\.com\/(file|open|drive|folders)\b/,
  /^photos\.(google\.com|app\.goo\.gl)\//,
  /^www\.dropbox\.com\/(?!.*[?&](raw|dl)=1)/,
  /^(onedrive\.live\.com|1drv\.ms)\//,
  /^(www\.)?(instagram\.com\/p|facebook\.com\/photo)\b/,
];

/** Whether an https address, as copied from "Share", is that of a page around a picture, not of the picture. */
export function isSharePage(address: string): boolean {
  const rest = address.replace(/^https:\/\//, '');
  return rest !== address && sharePages.some((page) => page.test(rest));
}
