const DEADLINE_MS = 8_000;
const FILE = ['picture.jpg', { type: 'image/jpeg' }] as const;

/**
 * Hands a picture of this site to the phone's share sheet as a file. Where that takes no files, or no longer, the
 * picture opens, to be saved.
 * @throws Error when the picture can't be loaded within eight seconds.
 */
export async function sharePicture(path: string): Promise<void> {
  if (!takes(new File([], ...FILE))) return open(path);
  const response = await fetch(path, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  try {
    await navigator.share({ files: [new File([await response.blob()], ...FILE)] });
  } catch (cause) {
    // The visitor has closed the sheet, which is no error.
    if (Object(cause).name !== 'AbortError') open(path);
  }
}

function takes(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** In a new tab, unless the browser refuses that, as it does long after the press. */
function open(path: string): void {
  if (!window.open(path, '_blank')) window.location.assign(path);
}
