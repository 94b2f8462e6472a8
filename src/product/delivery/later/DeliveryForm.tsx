import { hydrateLater } from '@/ui/hydrateLater';

/** The field for a PIN code and its answer: plain HTML until its script comes. */
export const DeliveryForm = hydrateLater(() =>
  import('../DeliveryForm').then((module) => module.DeliveryForm),
);
