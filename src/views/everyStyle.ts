/*
 * Loads every component with styles that HTML may have, in one order. styled-components numbers components as a process
 * loads them, and writes the numbers into pages: a page has the same bytes in each process only if each begins with this
 * file. Only pages/_document imports it, so browsers don't load it. everyStyle.test (contracts) finds what is missing.
 */

import '@/layout/header/Header';
import '@/layout/footer/Footer';
import '@/layout/PageHelpers';
import '@/layout/PageLayout';
import '@/product/FreshnessNote';
import '@/product/ShareNote';
import './home/Banners';
import './home/BelowFold';
import './HomeView';
import './category/ShopLine';
import './category/ShelfEnd';
import './PrintHead';
import './CategoryView';
import './OtherProducts';
import './ProductView';
import './ContactView';
import './ErrorView';
import './HowToBuyView';
import './NotFoundView';
import './OffersView';
import './OfflineView';
import './PrivacyView';
import './ReportView';
import './ReviewsView';
import './SearchView';
import './ShortlistView';
import './VisitShopView';
