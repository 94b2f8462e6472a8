import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { clamped } from '@/ui/clamped';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly title: string;
  readonly above?: { readonly title: string; readonly path: string };
  readonly className?: string;
}

/** Links to home and to the page above, then the title of the current page. */
export function Breadcrumb({ title, above, className }: Props) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.category.breadcrumb} className={className}>
      <Trail>
        <li>
          <InternalLink href={pageDefinitions.home.path}>{messages.category.home}</InternalLink>
        </li>
        {above ? (
          <li>
            <InternalLink href={above.path}>{above.title}</InternalLink>
          </li>
        ) : null}
        <MarkedText as="li" aria-current="page" text={title} />
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-small);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }

  /* One line of a long product name is enough: the heading below shows it in full. */
  li:nth-child(3) {
    ${clamped(1)}
    flex: 1;
    min-width: 6rem;
    word-break: break-all;
  }

  li + li::before {
    content: '›';
    margin-right: var(--space-2);
  }
`;
