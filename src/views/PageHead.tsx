import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { Container } from '@/ui/Container';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The breadcrumb's title, where it is not the heading's. */
  readonly crumb?: string;
  readonly children?: ReactNode;
}

/** The head of every page but the home page: breadcrumb, heading, one sentence. */
export function PageHead({ title, lead, crumb = title, children }: Props) {
  return (
    <Band>
      <Container>
        <Breadcrumb title={crumb} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </Container>
    </Band>
  );
}

const Band = styled.div`
  margin-bottom: var(--space-6);
  padding-bottom: var(--space-6);
  background: var(--blush);

  h1 {
    margin-bottom: var(--space-2);
    font-size: var(--text-hero);
  }

  p {
    max-width: 42rem;
  }
`;
