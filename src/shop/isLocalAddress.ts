/** Whether only this machine can open an address: localhost, 127.x.x.x or ::1. */
export function isLocalAddress(address: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
}
