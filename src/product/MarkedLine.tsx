import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly text: string | undefined;
  readonly className?: string;
}

/** A document's text as a paragraph; nothing without a text. */
export function MarkedLine({ text, ...looks }: Props) {
  return text ? <MarkedText as="p" text={text} {...looks} /> : null;
}
