/** Where the services that people keep pictures with show them: each address is a page, not the picture. */
const sharePages: readonly RegExp[] = [
  /^drive\.google\.com\/(file|open|drive|folders)\b/,
  /^photos\.(google\.com|app\.goo\.gl)\//,
  /^www\.dropbox\.com\/(?!.*[?&](raw|dl)=1)/,
  /^(onedrive\.live\.com|1drv\.ms)\//,
  /^(www\.)?(instagram\.com\/p|facebook\.com\/photo)\b/,
];

/** Whether an https address, as copied from "Share", leads to a page that shows a picture and not to the picture. */
export function isSharePage(address: string): boolean {
  const rest = address.replace(/^https:\/\//, '');
  return rest !== address && sharePages.some((page) => page.test(rest));
}
