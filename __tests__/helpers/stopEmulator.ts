/** Jest's global teardown of the Firestore tests. */
export default function stopEmulator(): void {
  globalThis.stopEmulator?.();
}
