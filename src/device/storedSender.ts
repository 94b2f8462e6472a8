import { parseSender } from '@/catalogue/shortlist/parseSender';
import { createDeviceStore } from '@/ui/createDeviceStore';

/** What visitors say of themselves. It leaves the device only in the message about their list. */
export const storedSender = createDeviceStore('sender', (stored) => parseSender(stored));
