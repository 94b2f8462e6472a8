import { parseSender } from '@/catalogue/shortlist/parseSender';
import { createDeviceStore } from '@/ui/createDeviceStore';

/** What visitors say of themselves in the message about their list. It leaves the device only in that message. */
export const storedSender = createDeviceStore('sender', (stored) => parseSender(stored));
