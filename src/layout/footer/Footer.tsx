import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { groups } from '@/catalogue/categories';
import { useLateMessages } from '@/messages/useLateMessages';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { shelvesListId } from '../BottomBar';
import { LanguageSwitch } from '../LanguageSwitch';
import { FooterGroup } from './FooterGroup';
import { FooterShop } from './FooterShop';

/** The footer of every page: the shop, and links to the shelves in collapsible groups. */
export function Footer() {
  const messages = useMessages();
  const late = useLateMessages().footer;
  return (
    <Ground>
      <Container className="columns">
        <FooterShop />
        <div id={shelvesListId} className="groups">
          {groups.map((group) => (
            <FooterGroup key={group} group={group} />
          ))}
        </div>
        <section className="quick">
          <h2>{messages.footer.quickLinks}</h2>
          <InternalLink href={pageDefinitions.offers.path}>{messages.nav.offers}</InternalLink>
          <InternalLink href={pageDefinitions.howToBuy.path}>{messages.nav.howToBuy}</InternalLink>
          <InternalLink href={pageDefinitions.contact.path}>{messages.footer.contact}</InternalLink>
          <InternalLink href={pageDefinitions.privacy.path}>{messages.footer.privacy}</InternalLink>
          <LanguageSwitch />
        </section>
      </Container>
      <Container className="small">
        {shop.visitorCounter ? (
          <img src={shop.visitorCounter} alt={late.visitors} loading="lazy" height="24" />
        ) : null}
        {shop.showsDemoCatalogue ? <p>{late.demo}</p> : null}
        <MarkedText as="p" text={late.copyright(messages.shop.name)} />
        <MarkedText as="p" text={shop.credit} />
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  padding-block: var(--space-4) calc(var(--bar-height) + var(--space-4));
  background: var(--ink);
  color: var(--on-dark);
  --ring: var(--gold-on-dark);

  ${media.wide} {
    padding-block: var(--space-12) 0;
    background:
      url('/alpona-corner-end.svg') calc(100% + 1px) calc(100% + 1px) / 9rem no-repeat,
      var(--ink);
  }

  :where(a) {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  h2 {
    padding-block: 10px;
    font-size: var(--text-larger);
  }

  > .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--space-2) var(--space-8);

    /* The last group and the quick links share a column. */
    ${media.wide} {
      grid-template: auto 1fr / repeat(auto-fit, minmax(max(12.5rem, 25% - var(--space-8)), 1fr));

      > section,
      details {
        grid-row: span 2;
      }

      > .quick,
      details:last-child {
        grid-row: span 1;
      }

      .groups {
        display: contents;
      }
    }
  }

  .quick {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    column-gap: var(--space-4);
    align-content: start;

    > h2 {
      grid-column: 1 / -1;
    }
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--touch);
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  [open] > summary::after {
    rotate: 225deg;
  }

  details > ul {
    columns: 2 7rem;
  }

  ${media.belowWide} {
    summary {
      border-bottom: 1px solid var(--ink-soft);
    }

    details > ul {
      padding-block: var(--space-2);
    }
  }

  address {
    display: grid;
    margin-bottom: var(--space-2);

    /* The first line is level with the links beside it. */
    ${media.wide} {
      padding-top: calc((2.25rem - 1lh) / 2);
    }
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    > a {
      flex: 1 1 max-content;
      min-height: var(--touch);
      padding-inline: 6px;

      &:hover {
        background: var(--ink-soft);
      }
    }
  }

  /* As high as the alpona drawing beside it, so that the drawing overlaps nothing. */
  > .small {
    display: grid;
    gap: var(--space-1);
    align-content: center;
    margin-top: var(--space-2);
    font-size: var(--text-small);

    ${media.wide} {
      min-height: 9rem;
      padding-right: 10rem;
    }
  }
`;
