import type { Diagnostic, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { spellingKey } from '../../catalogue/addresses/spellingKey';
import { omitUndefined } from '../../shop/omitUndefined';
import { excerpt } from '../normalise/excerpt';
import type { ShelfRow } from './rowFields';
import { isReservedSlug, isSlug } from './slugs';

/** A row with its document's id. */
export interface NamedRow {
  readonly id: string;
  readonly row: ShelfRow;
}

/** The rows without unusable former slugs, and a diagnostic on each. Case and hyphens make no difference. */
export function usableFormerSlugs(named: readonly NamedRow[]) {
  const shelves = named.filter(({ row }) => row.kind === 'shelf');
  const owners = new Map(shelves.map(({ id, row }) => [spellingKey(row.slug), id]));
  const diagnostics: ShelfDiagnostic[] = [];
  const rows = named.map(({ id, row }): ShelfRow => {
    const { formerSlugs = [], ...others } = row;
    const usable: string[] = [];
    for (const slug of row.kind === 'shelf' ? formerSlugs : []) {
      const fault = faultOf(slug, id, owners);
      if (fault) diagnostics.push({ ...fault, ids: [id] });
      else usable.push(slug);
    }
    return usable.length > 0 ? { ...others, formerSlugs: usable } : others;
  });
  return { rows, diagnostics };
}

function faultOf(slug: string, id: string, owners: Map<string, string>): Diagnostic | undefined {
  const key = spellingKey(slug);
  const canBe = isSlug(slug) && !isReservedSlug(slug);
  const owner = canBe ? (owners.get(key) ?? id) : undefined;
  if (owner !== id) {
    const texts = omitUndefined({ found: excerpt(slug), meant: owner });
    return { code: 'formerSlugUnusable', field: 'was', ...texts };
  }
  owners.set(key, id);
  return undefined;
}
