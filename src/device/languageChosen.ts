import { createDeviceStore } from './createDeviceStore';

/** Whether the visitor has chosen a language, or declined another one. Then none is offered any more. */
export const languageChosen = createDeviceStore('language-chosen', Boolean);
