import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { shortlist } from '@/product/shortlist';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { useStore } from '@/ui/stores';

/** The shortlist's link and count, positioned absolutely to cause no layout shift. */
export function ShortlistLink({ className }: { readonly className: string }) {
  const { save } = useMessages();
  const count = useStore(shortlist, (list) => list.length);
  return (
    <InternalLink className={className} href={pageDefinitions.shortlist.path}>
      <Icon name="heart" />
      <span>{save.saved}</span>
      {count > 0 ? <Count>{count}</Count> : null}
    </InternalLink>
  );
}

const Count = styled.b`
  position: absolute;
  top: 2px;
  left: calc(50% + 2px);
  min-width: var(--leading);
  border-radius: 1em;
  background: var(--accent);
  color: var(--on-dark);
  /* The size has a limit, because large text must not reach the neighbours. */
  font: 600 min(var(--text-tiny), 16px) / var(--leading) var(--font-text);
  text-align: center;
`;
