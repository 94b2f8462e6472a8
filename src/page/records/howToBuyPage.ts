import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HowToBuyMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { HowToBuyView } from '@/views/HowToBuyView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.howToBuy.collections;

/** The page of how to buy. */
export const howToBuyPage: PageRecord<object, Shown, HowToBuyMessages> = {
  definition: pageDefinitions.howToBuy,
  View: HowToBuyView,
  title: pageTitle,
};
