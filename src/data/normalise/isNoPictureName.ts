/** Files that no browser shows as a picture, or Safari alone: iPhone photos, scans, designs, documents, films. */
const NO_PICTURE = /\.(?:heic|heif|tiff?|psd|ai|cdr|pdf|docx?|xlsx?|zip|mov|mp4)$/i;

/** Whether the name of the file at an address tells that it is no picture for a page. */
export function isNoPictureName(address: string): boolean {
  return NO_PICTURE.test(address.replace(/[?#].*$/, ''));
}
