import { createDeviceStore } from '@/ui/createDeviceStore';

/** Whether the visitor wants opened pages stored on this device; undefined: not asked yet. */
export const keepingChoice = createDeviceStore<boolean | undefined>('keep-pages', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
);
