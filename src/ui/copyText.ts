/**
 * Copies a text.
 * @returns whether the browser did: it may refuse, and without https it can't.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
