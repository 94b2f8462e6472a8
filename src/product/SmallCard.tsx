import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Picture } from '@/pictures/Picture';
import { archFrame } from '@/ui/archFrame';
import { coveringLink, focusedCard } from '@/ui/coveringLink';
import type { Elements } from '@/ui/Elements';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly root?: 'article' | 'div' | 'li';
  /** Undefined while unknown; the frame then stays empty. */
  readonly picture: Omit<ComponentProps<typeof Picture>, 'alt'> | undefined;
  readonly title: string;
  /** The element of the name. */
  readonly name: 'h2' | 'h3' | 'span';
  /** Absent for a card inside a link, and for a product that has left its shelf. */
  readonly href?: string | undefined;
  readonly className?: string;
  readonly children?: Elements;
}

/**
 * The base of every small card and row of a product. With a link the whole card can be pressed. Each kind of card gives
 * `.arch`, `.about` and `.name` their looks.
 */
export function SmallCard({
  root = 'div',
  picture,
  title,
  name: Name,
  href,
  className,
  children,
}: Props) {
  const marked = <MarkedText text={title} />;
  return (
    <Card as={root} className={className}>
      <div className="arch">{picture ? <Picture alt="" {...picture} /> : null}</div>
      <div className="about">
        <Name className="name">
          {href === undefined ? marked : <InternalLink href={href}>{marked}</InternalLink>}
        </Name>
        {children}
      </div>
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  display: grid;
  align-content: start;

  > .arch {
    ${archFrame}
    --picture-fit: contain;
  }

  > .about {
    min-width: 0;
  }

  ${focusedCard('.name')}

  .name > a {
    ${coveringLink}
  }
`;
