import { expect } from '@playwright/test';
import { buildSite } from '../../buildSite';
import { type Fault, faults } from '../../standIn/faults';
import type { StandInSetting } from '../../standIn/siteOnStandIn';

/** The fault of this name in the table of faults. */
export function faultNamed(name: string): Fault {
  const known = faults.get(name);
  if (!known) throw new Error(`There is no fault ${name}`);
  return known.fault;
}

/** Builds the pages and expects the build to stop by itself. @returns the collection and the cause that it names. */
export async function stoppedBuild({ env }: StandInSetting) {
  const { status, output } = await buildSite('generate', env);
  expect(status, output).toBe(1);
  expect(output).not.toContain(env.FIREBASE_API_KEY);
  const [, collection, cause] =
    output.match(/The collection "([^"]+)" could not be read: (.+)/) ?? [];
  return { collection, cause };
}
