import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly text: string | undefined;
  readonly className?: string;
}

/** What a document says, as a paragraph of its own; nothing where it says nothing. */
export function MarkedLine({ text, ...looks }: Props) {
  return text ? <MarkedText as="p" text={text} {...looks} /> : null;
}
