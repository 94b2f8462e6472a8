import type { ShortlistMessages } from '@/messages/Messages';
import { OwnButtons } from '@/product/enquiry/OwnButtons';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { ListEnquiry } from '@/shop/links/listEnquiry';
import { ListActions } from './ListActions';
import { SenderFields } from './SenderFields';

interface Props {
  readonly enquiry: ListEnquiry;
  readonly messages: ShortlistMessages;
}

/** The button that sends a list to the shop, above the list, so that it is in sight at once; and what to add to it. */
export function AskForList({ enquiry, messages }: Props) {
  return (
    <>
      <ListActions>
        <OwnButtons>
          <WhatsAppButton label={messages.ask} message={enquiry.text} />
        </OwnButtons>
      </ListActions>
      {enquiry.without ? <p>{messages.shortened[enquiry.without]}</p> : null}
      <SenderFields messages={messages} />
    </>
  );
}
