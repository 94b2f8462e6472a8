import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { VisitShopMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { VisitShopView } from '@/views/VisitShopView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.visitShop.collections;

/** The page of the shop's photos. */
export const visitShopPage: PageRecord<object, Shown, VisitShopMessages> = {
  definition: pageDefinitions.visitShop,
  View: VisitShopView,
  title: pageTitle,
};
