import { media } from '@styles/breakpoints';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { Picture } from '@/pictures/Picture';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** The picture in the arch beside the heading; without one there is no arch. */
  readonly picture?: string | undefined;
  /** Rendered on the heading's line where there is room. */
  readonly children?: Elements;
  /** A low row at its foot. While the page is scrolled down it takes the header's place. */
  readonly tools?: ReactNode;
}

/**
 * The head of every page but home: breadcrumb, heading, one sentence. It is low, because visitors come for the content
 * below.
 */
export function PageHead({ title, lead, picture, children, tools }: Props) {
  return (
    <>
      <Band className="head">
        <Container>
          <div className="copy">
            <Breadcrumb title={title} />
            <div className="title">
              <h1>
                <MarkedText text={title} />
              </h1>
              {children}
            </div>
            <p className="screen">{lead}</p>
          </div>
          {picture ? (
            <Arch className="screen">
              <Picture src={picture} alt="" sizes="80px" />
            </Arch>
          ) : null}
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
  margin-bottom: var(--space-3);
  background: var(--blush);

  ${media.medium} {
    margin-bottom: var(--space-4);
  }

  ${media.short} {
    margin-bottom: var(--space-2);
  }

  > div {
    position: relative;
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--space-4);
  }

  .copy {
    flex: 1;
    max-width: 48rem;
    padding-bottom: var(--space-2);

    > p {
      font-size: var(--text-small);
      line-height: 1.35;
      text-wrap: balance;
    }

    ${media.medium} {
      padding-bottom: var(--space-3);

      > p {
        font-size: var(--text-base);
      }
    }

    ${media.short} {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-4);
      max-width: none;
      padding-block: var(--space-1);

      > p {
        font-size: var(--text-small);
      }
    }
  }

  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    margin-bottom: 2px;

    h1 {
      font-size: min(var(--text-page), 12vmin);
    }

    ${media.short} {
      margin: 0;

      h1 {
        font-size: 1.5rem;
      }
    }
  }
`;

/*
 * Below the header, which hides on the way down and comes back on the way up. Phones in landscape have it beside the
 * content, because they have no height for it.
 */
const Tools = styled.div`
  position: sticky;
  z-index: 5;
  top: 0;
  margin-block: calc(-1 * var(--space-3)) var(--space-3);
  padding-block: 4px;
  background: var(--blush);

  /* Not on a mere press: the button would move away under the finger. */
  &:has(:focus-visible) {
    top: var(--header-height);
  }

  ${media.medium} {
    margin-block: calc(-1 * var(--space-4)) var(--space-4);
  }

  ${media.short} {
    height: 0;
    margin: 0;
    padding: 0;
    text-align: right;
  }
`;

const Arch = styled.div`
  position: relative;
  flex: none;
  display: none;
  width: 5rem;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border: 3px solid var(--surface);
  border-radius: var(--radius-arch);
  background: var(--peach);

  ${media.medium} {
    display: block;
    margin-block: var(--space-2);
  }

  ${media.short} {
    display: none;
  }
`;
