import { useState } from 'react';
import styled from 'styled-components';
import { Lotus } from '@/ui/Lotus';
import { MarkedText } from '@/ui/MarkedText';
import { lastNavigation } from '@/ui/rendering/lastNavigation';
import { pictureSources } from './optimisedPicture';
import type { PictureWidth } from './pictureLimits';
import { pictureOffer } from './pictureOffer';

interface Props {
  readonly src: string | undefined;
  readonly alt: string;
  /** The displayed width, as in the attribute `sizes` of an image. Not needed with a single width. */
  readonly sizes?: string;
  /** The widths to choose from, in pixels; all by default. A list of many cards passes only those that it can need. */
  readonly widths?: readonly PictureWidth[] | undefined;
  /**
   * The placeholder's text, for when there is no picture or it can't be loaded. Omit it when a label is next to the
   * picture anyway.
   */
  readonly placeholder?: string | undefined;
  /** For the page's most important picture (LCP): loaded at once, with high priority. */
  readonly eager?: boolean;
  /** Called when the picture can't be loaded. */
  readonly onMissing?: (() => void) | undefined;
}

/**
 * A picture that fills its frame (a positioned parent with a fixed aspect ratio), or a placeholder: an arch with a
 * lotus. `pictureOffer` says where it comes smaller or in a lower quality.
 */
export function Picture({ src, alt, sizes, widths, placeholder, eager = false, onMissing }: Props) {
  const [broken, setBroken] = useState<string>();
  const [offer] = useState(() =>
    lastNavigation.isWithinSite() ? pictureOffer(widths, eager) : { widths },
  );
  if (!src || broken === src) {
    return (
      <Placeholder>
        <Lotus />
        {placeholder ? <MarkedText text={placeholder} /> : null}
      </Placeholder>
    );
  }
  const fail = () => {
    setBroken(src);
    onMissing?.();
  };
  const sources = pictureSources(src, offer);
  return (
    <img
      className="fill"
      // A new element for a new picture. Otherwise the old picture stays visible until the new one has loaded.
      key={src}
      {...sources}
      alt={alt}
      sizes={sources.srcSet && sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onError={fail}
      ref={(image) => {
        // The picture may have failed before hydration, when no handler was attached.
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail();
      }}
    />
  );
}

/**
 * How pictures look, for the style of every page. Not a styled component, because a shelf has 45; a function, so that no
 * script in the browser contains the text.
 */
export function pictureStyle(): string {
  return '.fill{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.fill[loading=lazy]{animation:appear var(--calm)}@keyframes appear{from{opacity:0}}';
}

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-1);
  /* Keeps the text within the arch. */
  padding: 20% 24% 12%;
  background: var(--blush);
  color: var(--ink-soft);
  font: 600 var(--text-small) / max(calc(20 / 14), var(--line-least)) var(--font-text);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset: 12% 18% 8%;
    border: 1.5px solid var(--gold-leaf);
    border-radius: var(--radius-arch);
  }

  svg {
    width: 2.25rem;
    fill: none;
    stroke: var(--gold-leaf);
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
