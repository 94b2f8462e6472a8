import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useWords } from '@/language/useWords';
import { shop } from '@/shop/shop';
import { InternalLink } from '@/ui/InternalLink';

/** The shop's name beside a lotus of alpona; leads home. */
export function Logo() {
  const words = useWords();
  return (
    <Home href={paths.home} aria-label={words.nav.logo(shop.name)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 5c5 6 5 14 0 21-5-7-5-15 0-21zM20 26C13 25 8 20 7 12c7 1 12 6 13 14zM20 26c7-1 12-6 13-14-7 1-12 6-13 14zM20 26c-6 4-12 4-17-1M20 26c6 4 12 4 17-1M12 33h16M16 37h8" />
      </svg>
      <span>{shop.name}</span>
    </Home>
  );
}

const Home = styled(InternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font: 600 min(1.1875rem, 5.4vmin) / 1.1 var(--font-display);
  text-decoration: none;

  svg {
    width: min(2rem, 9vmin);
    flex: none;
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
