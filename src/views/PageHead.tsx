import { media } from '@styles/breakpoints';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { Picture } from '@/media/Picture';
import { Container } from '@/ui/Container';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** A picture for the arch beside the heading. */
  readonly picture?: string;
  readonly children?: ReactNode;
}

/** The head of every page but the home page: breadcrumb, heading, one sentence, under an alpona corner. */
export function PageHead({ title, lead, picture, children }: Props) {
  return (
    <Band>
      <Columns>
        <div>
          <Breadcrumb title={title} />
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </div>
        {picture ? (
          <Arch>
            <Picture src={picture} alt="" sizes="(min-width: 768px) 192px, 28vw" eager />
          </Arch>
        ) : null}
      </Columns>
    </Band>
  );
}

const Band = styled.div`
  margin-bottom: var(--space-6);
  background: var(--blush);

  h1 {
    margin-bottom: var(--space-2);
    font-size: var(--text-hero);
  }
`;

const Columns = styled(Container)`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);

  > :first-child {
    max-width: 42rem;
    padding-bottom: var(--space-6);
  }
`;

const Arch = styled.div`
  position: relative;
  flex: none;
  width: 26vw;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border: 3px solid var(--surface);
  border-bottom: 0;
  border-radius: 10rem 10rem 0 0;
  background: var(--peach);

  ${media.medium} {
    width: 12rem;
    margin-top: var(--space-6);
  }
`;
