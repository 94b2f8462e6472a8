import { hydrateLater } from '@/ui/hydrateLater';

/** The field for a PIN code and its answer, with a script of its own. */
export const DeliveryForm = hydrateLater(() =>
  import('../DeliveryForm').then((module) => module.DeliveryForm),
);
