/**
 * Next calls this before the server answers. Ends the process when the build had another database, or the demo: its
 * pages would go on to show the other's prices. An error thrown here would leave a server that never answers.
 */
export async function register(): Promise<void> {
  // `npm run dev` compiles this file for the edge runtime too, which has no node:fs.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { SettingsError } = await import('@/data/settings/parseSettings');
    const { catalogueOf } = await import('@/data/settings/serverSettings');
    if (catalogueOf(process.env) === process.env.BUILT_CATALOGUE) return;
    const { message } = new SettingsError([
      'FIREBASE_PROJECT_ID: the site was built with another one, or without; build it again with the settings of this start',
    ]);
    console.error(message);
    process.exit(1);
  }
}
