import { staticReport } from '@/answers/report/staticReport';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import BengaliPage from '../../pages/bn/owner';
import HindiPage from '../../pages/hi/owner';
import EnglishPage from '../../pages/owner';
import { renderPage } from './renderPage';

const pages = { en: EnglishPage, bn: BengaliPage, hi: HindiPage };

/** Opens the owner's report in a language. */
export async function openReport(code: LanguageCode = 'en') {
  const result = await staticReport(code);
  if (!result.props) throw new Error('there is no report');
  return renderPage(pages[code], result, localPath(languages[code], '/owner'));
}
