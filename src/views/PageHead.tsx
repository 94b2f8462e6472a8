import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { Container } from '@/ui/Container';
import { clamped } from '@/ui/clamped';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** A row below the head, which takes the header's place while the page is scrolled down. */
  readonly tools?: ReactNode;
  /** A button beside the breadcrumb. */
  readonly children?: Elements;
}

/** The head of a plain page: breadcrumb, heading, one sentence. */
export function PageHead({ title, lead, tools, children }: Props) {
  return (
    <>
      <Band className="head">
        <Container>
          {children}
          <Breadcrumb title={title} className="tall" />
          <MarkedText as="h1" text={title} />
          <p className="screen tall">{lead}</p>
        </Container>
      </Band>
      {tools ? (
        <Tools className="screen">
          <Container>{tools}</Container>
        </Tools>
      ) : null}
    </>
  );
}

const Band = styled.div`
  margin-bottom: var(--space-4);
  padding-bottom: var(--space-2);
  background: var(--blush);

  h1 {
    font-size: min(var(--text-page), 12vmin);
  }

  > div > button {
    float: right;
    background: none;
  }

  p {
    ${clamped('var(--lead-clamp)')}
    max-width: 48rem;
    margin-top: var(--space-2);
    font-size: var(--text-lead);

    /* Room for the lines that the sentence has in the device's font. Ours, which comes later, is no wider. */
    min-height: calc(var(--lead-lines) * 1lh);
  }
`;

const Tools = styled.div`
  position: var(--tools-position);
  z-index: 5;
  top: 0;
  margin-block: calc(-1 * var(--space-4)) var(--space-3);
  padding-bottom: var(--space-1);
  background: var(--blush);

  /* The row moves below the header for the keyboard only: at a press a button would move away under the finger. */
  &:has(:focus-visible) {
    top: var(--header-height);
  }
`;
