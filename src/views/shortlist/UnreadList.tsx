import type { ListLine } from '@/catalogue/shortlist/listLines';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { EnquiryButtons } from '@/product/enquiry/EnquiryButtons';
import { useBarEnquiry } from '@/product/enquiry/useBarEnquiry';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { plainAddress } from '@/shop/links/whatsAppLink';
import { QuietButton } from '@/ui/QuietButton';
import { ListActions } from './ListActions';
import { ListRow } from './ListRow';
import { listAddress } from './listMessage';

interface Props {
  /** The products that could be read. */
  readonly lines: readonly ListLine[];
  /** The whole list, as its link has it. */
  readonly fragment: string;
  readonly onRetry: () => void;
  readonly messages: ShortlistMessages;
}

/**
 * A shared list of which some products could not be read. The message to the shop carries it whole, by its link; it
 * can't be added to the visitor's own list, which would then lack those products for good.
 */
export function UnreadList({ lines, fragment, onRetry, messages }: Props) {
  const language = useLanguage();
  const { shared } = messages;
  const message = `${language.messages.enquiry.message}\n${plainAddress(listAddress(language, fragment))}`;
  useBarEnquiry(message, shared.title, 'these');
  return (
    <>
      <ListActions>
        <EnquiryButtons>
          <WhatsAppButton label={shared.send} message={message} />
        </EnquiryButtons>
        <QuietButton type="button" onClick={onRetry}>
          {shared.retry}
        </QuietButton>
      </ListActions>
      <ul>
        {lines.map((line) => (
          <ListRow key={shortlistKey(line.listed)} line={line} messages={messages} />
        ))}
      </ul>
    </>
  );
}
