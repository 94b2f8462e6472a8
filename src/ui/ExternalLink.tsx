import type { ComponentProps } from 'react';
import { useWords } from '@/language/useWords';

type Props = ComponentProps<'a'> & { href: string };

/** A link out of the site, in a new tab, which it says to screen readers too. */
export function ExternalLink({ children, 'aria-label': label, ...props }: Props) {
  const words = useWords();
  return (
    <a
      {...props}
      {...(label ? { 'aria-label': `${label} ${words.opensNewTab}` } : {})}
      target="_blank"
      rel="noopener"
    >
      {children}
      {label ? null : <span className="visually-hidden"> {words.opensNewTab}</span>}
    </a>
  );
}
