import type { NextApiRequest, NextApiResponse } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';

/** Renews the owner's report and redirects to it: /api/report */
export default function reportRenewal(request: NextApiRequest, response: NextApiResponse) {
  return renewReport(request, response);
}
