/** Renews the owner's report and redirects to it: /api/report */
export { renewReport as default } from '@/answers/diagnostics/renewReport';
