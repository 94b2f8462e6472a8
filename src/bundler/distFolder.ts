/** The build's folder. Only the browser tests set E2E_DIST, to build and serve several sites side by side. */
export function distFolder(): string {
  return process.env.E2E_DIST || '.next';
}
