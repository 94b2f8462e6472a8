import { createDeviceStore } from '@/ui/createDeviceStore';

/** Whether the visitor wants the pages that they open to be kept on this device; undefined: has not been asked. */
export const keepingChoice = createDeviceStore<boolean | undefined>('keep-pages', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
);
