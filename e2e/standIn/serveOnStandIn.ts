import { FAULTY_DIST } from '../sites';
import { type ServedSite, startSite } from '../startSite';
import { type StandInSetting, settingOnStandIn } from './siteOnStandIn';

/** A site and its database, which fails on demand. */
export interface ServedOnStandIn extends StandInSetting {
  readonly site: ServedSite;
  /** Ends the site and its database. */
  readonly end: () => Promise<void>;
}

/** Serves the build of the fault tests on a new stand-in. */
export async function serveOnStandIn(): Promise<ServedOnStandIn> {
  const setting = await settingOnStandIn(FAULTY_DIST);
  const site = await startSite(setting.env);
  const end = async () => {
    await site.end();
    await setting.standIn.refuse();
  };
  return { ...setting, site, end };
}
