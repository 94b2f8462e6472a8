import type { ComponentProps } from 'react';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from './Elements';

interface Props extends Omit<ComponentProps<'a'>, 'children'> {
  readonly href: string;
  /** A plain text in place of children. */
  readonly text?: string;
  readonly children?: Elements;
}

/** A link to another site, in a new tab, which screen readers announce. */
export function ExternalLink({ href, text, children, ...props }: Props) {
  const { opensNewTab } = useMessages();
  const label = props['aria-label'] ?? text;
  const shared = {
    ...props,
    ...(label ? { 'aria-label': `${label} ${opensNewTab}` } : {}),
    target: '_blank',
    rel: 'noopener',
  };
  // The text is alone in its element, so that React can change it where a browser has translated the page.
  if (text) {
    return (
      <a href={href} {...shared}>
        {text}
      </a>
    );
  }
  return (
    <a href={href} {...shared}>
      {children}
      {label ? null : <span className="visually-hidden">{` ${opensNewTab}`}</span>}
    </a>
  );
}
