import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { mainLinks } from './navLinks';
import { usePagePath } from './usePagePath';

/** The plain links of the navigation on wide screens. The bar above the header has their styles. */
export function HeaderLinks() {
  const messages = useMessages();
  const shown = usePagePath();
  return (
    <ul>
      {mainLinks.map((page) => {
        const { path } = pageDefinitions[page];
        return (
          <li key={page}>
            <InternalLink href={path} aria-current={path === shown ? 'page' : undefined}>
              {messages.nav[page]}
            </InternalLink>
          </li>
        );
      })}
    </ul>
  );
}
