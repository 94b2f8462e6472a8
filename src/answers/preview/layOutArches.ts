import type { OverlayOptions } from 'sharp';
import { previewSize } from '@/seo/PreviewCard';
import { drawArch } from './drawArch';

/** Pictures in a row, in pixels. They are square, as most are, so that nothing of them is cut off but corners. */
export interface ArchRow {
  readonly pictures: readonly (readonly [address: string, side: number])[];
  readonly foot: number;
  readonly gap: number;
}

/** Crops pictures to arches that stand side by side in the middle of a preview, without those that can't be loaded. */
export async function layOutArches({ pictures, foot, gap }: ArchRow): Promise<OverlayOptions[]> {
  const arches = await Promise.all(
    pictures.map(async ([address, side]) => {
      const input = await drawArch(address, { width: side, height: side });
      return input ? [{ input, side }] : [];
    }),
  );
  const row = arches.flat();
  const width = row.reduce((sum, { side }) => sum + side + gap, -gap);
  let left = Math.round((previewSize.width - width) / 2);
  return row.map(({ input, side }) => {
    const at = { input, left, top: foot - side };
    left += side + gap;
    return at;
  });
}
