import pLimit from 'p-limit';
import { excerpt } from '@/data/normalise/excerpt';
import { documentNames } from '@/messages/en/fieldNames';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { CheckedDocuments } from './checkCatalogue';
import type { Finding } from './Finding';
import { findingOf } from './findingOf';
import { inspectPicture } from './inspectPicture';
import type { PictureFault } from './PictureFault';
import { picturesIn } from './picturesIn';

/** More at once could look like an attack to their host. */
const AT_ONCE = 6;

const UNREACHED: PictureFault = { code: 'pictureUnreached' };

/** The result of a check of pictures. */
export interface PictureCheck {
  readonly findings: readonly Finding[];
  readonly looked: number;
  /** Pictures that were not checked, because there are more than `most`. */
  readonly unchecked: number;
}

/**
 * Checks the pictures that documents name, each once, at most `most`. A host that did not answer is not asked again:
 * without a network the check would take minutes. `words`: names of fields in messages. Tests pass `inspect`.
 */
export async function checkPictures(
  documents: CheckedDocuments,
  most: number,
  inspect: (address: string) => Promise<PictureFault | undefined> = inspectPicture,
  words = documentNames,
  language: LanguageCode = 'en',
): Promise<PictureCheck> {
  const named = picturesIn(documents);
  const addresses = [...new Set(named.map(({ address }) => address))];
  const asked = addresses.slice(0, most);
  const faults = new Map<string, PictureFault | undefined>();
  const limit = pLimit(AT_ONCE);
  const silent = new Set<string>();
  await limit.map(asked, async (address) => {
    const host = hostOf(address);
    const fault = silent.has(host) ? UNREACHED : await inspect(address);
    if (fault?.code === UNREACHED.code) silent.add(host);
    faults.set(address, fault);
  });
  const findings = named.flatMap(({ collection, id, field, address }) => {
    const fault = faults.get(address);
    const found = excerpt(fault?.code === UNREACHED.code ? hostOf(address) : address) ?? '';
    return fault
      ? [findingOf(collection, { ...fault, ids: [id], field, found }, words, language)]
      : [];
  });
  return { findings, looked: asked.length, unchecked: addresses.length - asked.length };
}

/** An address's host; empty for a file of this site. */
function hostOf(address: string): string {
  return address.startsWith('/') ? '' : new URL(address).host;
}
