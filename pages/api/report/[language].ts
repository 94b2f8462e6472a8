/** Renews the owner's report in a language and redirects to it: /api/report/bn */
export { renewReport as default } from '@/answers/diagnostics/renewReport';
