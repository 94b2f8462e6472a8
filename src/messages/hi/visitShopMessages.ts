import type { VisitShopMessages } from '../Messages';

export const visitShopMessages: VisitShopMessages = {
  tabTitle: (town) => `${town} में हमारी मेकअप और कॉस्मेटिक की दुकान की फोटो`,
  title: 'हमारी दुकान',
  lead: 'आने से पहले दुकान पर एक नज़र डाल लीजिए।',
};
