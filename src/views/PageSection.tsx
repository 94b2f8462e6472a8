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
  /** Links at the end of the heading's line. */
  readonly beside?: Elements;
  readonly children: Elements;
}

/** A section of a page with a heading. It hydrates on its own (`Activity`), so that no press elsewhere waits for it. */
export function PageSection({ title, id, far, beside, children }: Props) {
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
          <Head>
            <SectionHeading id={heading}>
              <MarkedText text={title} />
            </SectionHeading>
            {beside}
          </Head>
          <Activity>{children}</Activity>
        </>
      ) : null}
    </Section>
  );
}

/* The heading alone takes the whole line. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
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
