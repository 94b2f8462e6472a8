import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Container } from '@/ui/Container';
import { SectionHeading } from '@/ui/SectionHeading';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of a page. */
export function PageSection({ title, children }: Props) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </Section>
  );
}

const Section = styled(Container)`
  padding-block: var(--space-8);
`;
