import { useState } from 'react';
import styled from 'styled-components';
import { Lotus } from '@/ui/Lotus';
import { MarkedText } from '@/ui/MarkedText';
import { pictureSources } from './optimisedPicture';
import type { PictureWidth } from './pictureLimits';

interface Props {
  readonly src: string | undefined;
  readonly alt: string;
  /** The image's `sizes`; not needed with a single width. */
  readonly sizes?: string;
  /** The widths to offer, in pixels; by default all. Lists of many cards pass only those that they need. */
  readonly widths?: readonly PictureWidth[] | undefined;
  /** Stands in for a missing picture. Omit it when a label is next to the picture. */
  readonly placeholder?: string | undefined;
  /** For the page's most important picture (LCP): loaded at once, with high priority. */
  readonly eager?: boolean;
  readonly onMissing?: (() => void) | undefined;
}

/** A picture that fills its frame (a positioned parent with a fixed aspect ratio), or an arch with a lotus. */
export function Picture({ src, alt, sizes, widths, placeholder, eager = false, onMissing }: Props) {
  const [broken, setBroken] = useState<string>();
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
  const sources = pictureSources(src, widths);
  return (
    <img
      className="fill"
      // A new element for a new picture: otherwise the old one stays visible until the new one has loaded.
      key={src}
      {...sources}
      alt={alt}
      sizes={sources.srcSet && sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onError={fail}
      ref={(image) => {
        // The picture may have failed before hydration.
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail();
      }}
    />
  );
}

/**
 * The pictures' CSS, for every page: a styled component would cost too much for the 45 pictures of a shelf. A frame that
 * shows whole pictures sets `--picture-fit`. A function, so that webpack removes the text from browsers' scripts.
 */
export function pictureStyle(): string {
  return '.fill{position:absolute;inset:0;width:100%;height:100%;object-fit:var(--picture-fit,cover)}.fill[loading=lazy]{animation:appear var(--calm)}@keyframes appear{from{opacity:0}}';
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
  font: 600 var(--text-small) / var(--leading) var(--font-text);
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
