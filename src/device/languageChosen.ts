import { createDeviceStore } from '@/ui/createDeviceStore';

/** Whether the visitor has chosen a language, or has been offered another one. Then none is offered any more. */
export const languageChosen = createDeviceStore('language-chosen', Boolean);
