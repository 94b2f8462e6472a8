import { createDeviceStore } from '@/ui/createDeviceStore';

/** Whether the visitor has chosen a language, or was offered one: then none is offered again. */
export const languageChosen = createDeviceStore('language-chosen', Boolean);
