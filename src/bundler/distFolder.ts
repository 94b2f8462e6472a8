/** The build's folder. SITE_DIST changes it for parallel builds of tests, and for a process that serves a copy. */
export function distFolder(): string {
  return process.env.SITE_DIST || '.next';
}
