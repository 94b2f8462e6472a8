import { rmSync } from 'node:fs';
import { copyBuild } from '../serveCopy';
import { FAULTY_DIST } from '../sites';
import { type ServedSite, startSite } from '../startSite';
import { type StandInSetting, settingOnStandIn } from './siteOnStandIn';

/** A site and its database, which fails on demand. */
export interface ServedOnStandIn extends StandInSetting {
  readonly site: ServedSite;
  /** Ends the site and its database. */
  readonly end: () => Promise<void>;
}

/** Serves a copy of the build of the fault tests, which no other test changes, on a new stand-in. */
export async function serveOnStandIn(name: string): Promise<ServedOnStandIn> {
  const setting = await settingOnStandIn(FAULTY_DIST);
  const { folder } = copyBuild(name, FAULTY_DIST);
  const site = await startSite(setting.env, { folder });
  const end = async () => {
    await site.end();
    rmSync(folder, { recursive: true });
    await setting.standIn.refuse();
  };
  return { ...setting, site, end };
}
