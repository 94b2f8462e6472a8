import path from 'node:path';
import { filesUnder } from './filesUnder';

/** What a build holds for browsers: scripts and styles, and the pages with their data. */
export function filesForBrowsers(build: string): ReturnType<typeof filesUnder> {
  return [
    ...filesUnder(path.join(build, 'static'), ['.js', '.css', '.map', '.json', '.txt']),
    ...filesUnder(path.join(build, 'server', 'pages'), ['.html', '.json']).filter(
      // Next's lists of the files that a function needs are for the host.
      (file) => !file.path.endsWith('.nft.json'),
    ),
  ];
}
