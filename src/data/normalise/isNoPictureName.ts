/** No browser shows these as pictures, or Safari alone: iPhone photos, scans, designs, documents, films. */
const NO_PICTURE = /\.(?:heic|heif|tiff?|psd|ai|cdr|pdf|docx?|xlsx?|zip|mov|mp4)$/i;

/** Whether the file name in an address shows that it is no picture for a page. */
export function isNoPictureName(address: string): boolean {
  return NO_PICTURE.test(address.replace(/[?#].*$/, ''));
}
