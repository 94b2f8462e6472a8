import type { ComponentProps } from 'react';
import { useMarked } from './useMarked';

interface Props
  extends Pick<
    ComponentProps<'span'>,
    'id' | 'className' | 'hidden' | 'aria-hidden' | 'aria-current'
  > {
  readonly text: string | undefined;
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'li' | 'b';
}

/** A document's or setting's text in an element of its own (`useMarked`); nothing without a text. */
export function MarkedText({ text, as: Tag = 'span', ...looks }: Props) {
  const marked = useMarked();
  return text ? <Tag {...looks} {...marked(text)} /> : null;
}
