import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly text: string | undefined;
  readonly className?: string;
}

/** What a document says, as a paragraph of its own; nothing where it says nothing. */
export function MarkedLine({ text, className }: Props) {
  return text ? (
    <p className={className}>
      <MarkedText text={text} />
    </p>
  ) : null;
}
