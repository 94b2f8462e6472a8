import type { ComponentProps } from 'react';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from './Elements';

interface Props extends ComponentProps<'a'> {
  readonly href: string;
  readonly children: Elements;
}

/** A link to another site, in a new tab, which screen readers announce. */
export function ExternalLink({ children, 'aria-label': label, ...props }: Props) {
  const messages = useMessages();
  return (
    <a
      {...props}
      {...(label ? { 'aria-label': `${label} ${messages.opensNewTab}` } : {})}
      target="_blank"
      rel="noopener"
    >
      {children}
      {label ? null : <span className="visually-hidden">{` ${messages.opensNewTab}`}</span>}
    </a>
  );
}
