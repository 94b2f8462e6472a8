import type { DeliveryArea } from './DeliveryArea';
import { type DeliveryMistake, LONGEST_WHEN } from './readDelivery';

const FORM = 'write it like today or tomorrow = আজ বা কাল; by courier = কুরিয়ারে';

/** Areas in another language: "today or tomorrow = আজ বা কাল; by courier = কুরিয়ারে". Other words stay in English. */
export function inOtherWords(
  areas: readonly DeliveryArea[],
  typed: string,
): { readonly areas: readonly DeliveryArea[]; readonly mistakes: readonly DeliveryMistake[] } {
  const said = new Map(areas.flatMap(({ when }) => (when ? [[keyOf(when), when]] : [])));
  const others = new Map<string, string>();
  const mistakes = partsOf(typed).flatMap((part): readonly DeliveryMistake[] => {
    const [, when = '', words = ''] = part.match(/^([^=]+)=([^=]+)$/) ?? [];
    if (!when.trim() || !words.trim()) return [{ found: part, cure: FORM }];
    if (words.trim().length > LONGEST_WHEN)
      return [{ found: part, cure: `say when or how in ${LONGEST_WHEN} characters at most` }];
    if (!said.has(keyOf(when)))
      return [
        { found: part, cure: `before the = stands one of ${[...said.values()].join(' | ')}` },
      ];
    others.set(keyOf(when), words.trim());
    return [];
  });
  return {
    areas: areas.map((area) => {
      const when = area.when && (others.get(keyOf(area.when)) ?? area.when);
      return { ...area, ...(when && { when }) };
    }),
    mistakes,
  };
}

function partsOf(typed: string): string[] {
  return typed.split(/[;\n]/).flatMap((part) => part.replace(/\s+/gu, ' ').trim() || []);
}

function keyOf(when: string): string {
  return when.trim().toLowerCase();
}
