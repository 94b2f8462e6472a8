import Image from 'next/image';
import { useState } from 'react';
import styled from 'styled-components';
import { shop } from '@/shop/shop';

interface Props {
  readonly src: string | undefined;
  readonly alt: string;
  /** How wide it is shown, as in the attribute `sizes` of an image. */
  readonly sizes: string;
  /** What stands in its place when there is none, or it can't be loaded. */
  readonly placeholder: string;
  /** For the picture that a page is first judged by. */
  readonly eager?: boolean;
}

/** A picture that fills its frame (a positioned parent of fixed ratio), or the calm placeholder that says its name. */
export function Picture({ src, alt, sizes, placeholder, eager = false }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <Placeholder>{placeholder}</Placeholder>;
  return (
    <Filling
      src={src}
      alt={alt}
      fill
      sizes={sizes}
      unoptimized={!canBeOptimised(src)}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' } : {})}
      onError={() => setBroken(src)}
    />
  );
}

/** The optimiser answers 400 for a host it does not know; such a picture is shown as it is. */
function canBeOptimised(src: string): boolean {
  return src.startsWith('/') || shop.imageHosts.includes(new URL(src).hostname);
}

const Filling = styled(Image)`
  object-fit: cover;
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  background: var(--blush);
  color: var(--ink-soft);
  font-family: var(--font-display);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset: 12% 18% 8%;
    border: 1.5px solid var(--gold-leaf);
    border-radius: var(--radius-arch);
  }
`;
