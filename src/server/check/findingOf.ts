import type { ShelfRemark } from '@/catalogue/Remark';
import { remarkSeverities } from '@/catalogue/remarkSeverities';
import { remarkWords } from '@/words/en/remarkWords';
import { excerpt } from '../normalise/excerpt';
import type { Finding } from './Finding';

/** A remark on a collection in plain words. */
export function findingOf(collection: string, remark: ShelfRemark): Finding {
  const { code, ids, field = null } = remark;
  return {
    collection,
    id: ids[0] ?? null,
    field,
    severity: remarkSeverities[code],
    code,
    ...remarkWords[code]({ ...remark, ids: ids.map(short) }, short(collection)),
  };
}

/** An id or name for a sentence: short, without invisible characters. Owners type these too. */
function short(text: string): string {
  return excerpt(text) ?? '';
}
