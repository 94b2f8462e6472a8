import { Activity, useId } from 'react';
import styled from 'styled-components';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { renderNearViewport, type SectionKind } from '@/ui/rendering/renderNearViewport';
import { SectionHeading } from '@/ui/SectionHeading';

interface Props {
  readonly title: string;
  readonly id?: string;
  /** What a section below the first screen shows; it is laid out only near the viewport. */
  readonly offScreen?: SectionKind;
  readonly beside?: Elements;
  readonly className?: string;
  readonly children: Elements;
}

/** A section with a heading, hydrated on its own (`Activity`), so that no press elsewhere waits for it. */
export function PageSection({ title, id, offScreen, beside, className, children }: Props) {
  const heading = useId();
  return (
    <Section
      as="section"
      className={className}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      $offScreen={offScreen}
    >
      <SectionHeading id={heading} title={title}>
        {beside}
      </SectionHeading>
      <Activity>{children}</Activity>
    </Section>
  );
}

const Section = styled(Container)<{ $offScreen: SectionKind | undefined }>`
  padding-top: var(--space-section);
  outline: none;
  ${({ $offScreen }) => $offScreen && renderNearViewport($offScreen)}
`;
