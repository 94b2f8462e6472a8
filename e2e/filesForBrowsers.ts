import path from 'node:path';
import { filesUnder } from './filesUnder';

/** The files of a build that browsers may receive: scripts, styles, and pages with their data. */
export function filesForBrowsers(build: string): ReturnType<typeof filesUnder> {
  return [
    ...filesUnder(path.join(build, 'static'), ['.js', '.css', '.map', '.json', '.txt']),
    ...filesUnder(path.join(build, 'server', 'pages'), ['.html', '.json']).filter(
      // Next's lists of the files that a function needs are for the host only.
      (file) => !file.path.endsWith('.nft.json'),
    ),
  ];
}
