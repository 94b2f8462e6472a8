/**
 * The build's folder, relative to the project. Tests set SITE_DIST to build the site several times in parallel, and a
 * process that serves the site sets it to its own copy of the build.
 */
export function distFolder(): string {
  return process.env.SITE_DIST || '.next';
}
