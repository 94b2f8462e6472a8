import { createContext, type ReactNode, useState } from 'react';
import { createEnquiryStore } from './createEnquiryStore';

/** Lets the parts of a page tell the bottom bar what its WhatsApp button asks for. */
export function EnquiryProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createEnquiryStore);
  return <EnquiryContext value={store}>{children}</EnquiryContext>;
}

/** The enquiries in sight. Outside an EnquiryProvider, as in tests of a part, nothing shows them. */
export const EnquiryContext = createContext(createEnquiryStore());
