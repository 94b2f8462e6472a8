export { recentlyViewedMessages } from '../en/recentlyViewedMessages';
