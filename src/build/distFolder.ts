/** The folder of the build, from the project's. Tests build the site several times side by side. */
export function distFolder(): string {
  return process.env.SITE_DIST || '.next';
}
