import { media } from '@styles/breakpoints';
import { Activity, type CSSProperties, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import type { HomeSection } from '@/catalogue/addresses';
import { Container } from '@/ui/Container';
import { laidOutNear } from '@/ui/laidOutNear';
import { SectionHeading } from '@/ui/SectionHeading';

/** About how high something is, as sums that CSS's `calc` takes, from the widths on that the names say (`breakpoints`). */
export interface AboutHeight extends CSSProperties {
  readonly '--narrow': string;
  readonly '--medium': string;
  /** As at medium widths where it is not said. */
  readonly '--wide'?: string;
}

interface Props {
  readonly title: string;
  /** Where it can be linked to. */
  readonly id?: HomeSection;
  /** How high, where it stands below the first screen: it is laid out only when somebody comes near. */
  readonly about?: AboutHeight;
  readonly children: ReactNode;
}

/** A named part of a page, which comes alive by itself: no press elsewhere waits for it. */
export function PageSection({ title, id, about, children }: Props) {
  const heading = useId();
  return (
    <Section
      as="section"
      id={id}
      tabIndex={id && -1}
      aria-labelledby={heading}
      $further={about !== undefined}
      style={about}
    >
      <SectionHeading id={heading}>{title}</SectionHeading>
      <Activity>{children}</Activity>
    </Section>
  );
}

/* Its own padding counts apart. */
const further = css`
  contain-intrinsic-height: auto calc(var(--narrow) - 2 * var(--space-4));
  ${laidOutNear}

  ${media.medium} {
    contain-intrinsic-height: auto calc(var(--medium) - 2 * var(--space-8));
  }

  ${media.wide} {
    contain-intrinsic-height: auto calc(var(--wide, var(--medium)) - 2 * var(--space-8));
  }
`;

const Section = styled(Container)<{ $further: boolean }>`
  padding-block: var(--space-4);
  outline: none;

  ${media.medium} {
    padding-block: var(--space-8);
  }

  ${({ $further }) => $further && further}
`;
