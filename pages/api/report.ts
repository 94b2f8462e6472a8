import type { NextApiRequest, NextApiResponse } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';

/** Makes the owner's report anew and leads back to it: /api/report */
export default function reportRenewal(request: NextApiRequest, response: NextApiResponse) {
  return renewReport(request, response);
}
