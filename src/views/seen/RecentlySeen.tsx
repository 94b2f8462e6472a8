import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSeen } from '@/ui/useSeen';
import type { SeenWords } from '@/words/Words';

interface Props {
  /** The `keptKey` of the product that the page itself shows. */
  readonly except?: string | undefined;
  /** Fetches the words of the row. */
  readonly loadWords: () => Promise<SeenWords>;
}

interface Loaded {
  readonly Products: ComponentType<{ words: SeenWords; except?: string | undefined }>;
  readonly words: SeenWords;
}

/**
 * What a visitor looked at last, below all that the shop shows. It is fetched when somebody comes near, a screen before, so that
 * nothing moves that is in view.
 */
export function RecentlySeen({ except, loadWords }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useSeen(place, '100%');
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!near) return;
    Promise.all([import('./SeenProducts'), loadWords()]).then(
      ([{ SeenProducts: Products }, words]) => setLoaded({ Products, words }),
      () => undefined,
    );
  }, [near, loadWords]);
  return (
    <div ref={place}>
      {loaded ? <loaded.Products words={loaded.words} except={except} /> : null}
    </div>
  );
}
