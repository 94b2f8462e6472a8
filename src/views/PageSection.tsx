import { Activity, useId } from 'react';
import styled from 'styled-components';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';
import { renderNearViewport, type SectionKind } from '@/ui/rendering/renderNearViewport';
import { useRoom } from '@/ui/rendering/useRoom';
import { SectionHeading } from '@/ui/SectionHeading';

interface Props {
  readonly title: string;
  /** The fragment that links to it. */
  readonly id?: string;
  /** For a section below the first screen, the kind of its content: it is laid out only near the viewport. */
  readonly far?: SectionKind;
  readonly children: Elements;
}

/** A section of a page with a heading. It hydrates on its own (`Activity`), so that no press elsewhere waits for it. */
export function PageSection({ title, id, far, children }: Props) {
  const heading = useId();
  const { part, shown } = useRoom(id ?? title, far);
  return (
    <Section
      {...part}
      as="section"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      $far={far}
    >
      {shown ? (
        <>
          <SectionHeading id={heading}>
            <MarkedText text={title} />
          </SectionHeading>
          <Activity>{children}</Activity>
        </>
      ) : null}
    </Section>
  );
}

const Section = styled(Container)<{ $far: SectionKind | undefined }>`
  padding-top: var(--space-section);
  outline: none;
  ${({ $far }) => $far && renderNearViewport($far)}
`;
