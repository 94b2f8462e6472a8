import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { CardFrame } from './CardFrame';

interface Props {
  readonly title: string;
  /** The text of the link. */
  readonly action: string;
}

/** A card for goods without a page: its link asks for them by name on WhatsApp. */
export function AskOnlyCard({ title, action }: Props) {
  const { enquiry } = useMessages();
  return (
    <CardFrame
      title={title}
      picture={<Picture src={undefined} alt="" />}
      action={
        <ExternalLink href={whatsAppLink(enquiry.about(title))} aria-label={`${action}: ${title}`}>
          {action}
        </ExternalLink>
      }
    />
  );
}
