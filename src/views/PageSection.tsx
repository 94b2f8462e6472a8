import { Activity, useId } from 'react';
import styled from 'styled-components';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';
import { renderNearViewport, type SectionKind } from '@/ui/rendering/renderNearViewport';
import { SectionHeading } from '@/ui/SectionHeading';

interface Props {
  readonly title: string;
  readonly id?: string;
  /** For a section below the first screen: laid out only near the viewport. */
  readonly far?: SectionKind;
  readonly beside?: Elements;
  readonly children: Elements;
}

/** A section with a heading, hydrated on its own (`Activity`): no press elsewhere waits for it. */
export function PageSection({ title, id, far, beside, children }: Props) {
  const heading = useId();
  return (
    <Section
      as="section"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      $far={far}
    >
      <Head>
        <SectionHeading id={heading}>
          <MarkedText text={title} />
        </SectionHeading>
        {beside}
      </Head>
      <Activity>{children}</Activity>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-6);

  > :only-child {
    flex: 1;
  }
`;

const Section = styled(Container)<{ $far: SectionKind | undefined }>`
  padding-top: var(--space-section);
  outline: none;
  ${({ $far }) => $far && renderNearViewport($far)}
`;
