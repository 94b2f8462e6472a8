// All English messages, of which `Dictionary` is made. Only the server loads the whole list.
export { categoryIntros } from './categoryIntros';
export { categoryMessages as categoryPage } from './categoryMessages';
export { contactMessages as contact } from './contactMessages';
export { errorPageMessages as errorPage } from './errorPageMessages';
export { homeMessages as home } from './homeMessages';
export { howToBuyMessages as howToBuy } from './howToBuyMessages';
export { lateSharedMessages as lateShared } from './lateSharedMessages';
export { offersMessages as offers } from './offersMessages';
export { offlineMessages as offline } from './offlineMessages';
export { privacyMessages as privacy } from './privacyMessages';
export { productPageMessages as productPage } from './productPageMessages';
export { reviewsMessages as reviews } from './reviewsMessages';
export { searchMessages as search } from './searchMessages';
export { seoMessages as seo } from './seoMessages';
export { shortlistMessages as shortlist } from './shortlistMessages';
export { visitShopMessages as visitShop } from './visitShopMessages';
