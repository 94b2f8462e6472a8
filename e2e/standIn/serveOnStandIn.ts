import { StoppableSite } from '../StoppableSite';
import { FAULTY_DIST } from '../sites';
import type { ServedSite } from '../startSite';
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
  const site = new StoppableSite(name);
  await site.start(setting.env);
  const end = async () => {
    await site.end();
    await setting.standIn.refuse();
  };
  return { ...setting, site: site.process, end };
}
