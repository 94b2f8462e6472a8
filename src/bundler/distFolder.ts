/** The build's folder, relative to the project. Tests set SITE_DIST to build the site several times in parallel. */
export function distFolder(): string {
  return process.env.SITE_DIST || '.next';
}
