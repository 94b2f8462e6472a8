import { staticReport } from '@/answers/diagnostics/staticReport';
import OwnerPage from '../../pages/owner';
import { renderPage } from './renderPage';

/** Opens the owner's report. */
export async function openReport() {
  const result = await staticReport();
  if (!result.props) throw new Error('there is no report');
  return renderPage(OwnerPage, result, '/owner');
}
