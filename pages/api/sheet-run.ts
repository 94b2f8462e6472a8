/** What became of the owner's Google Sheet when it was last read: /api/sheet-run */
export { answerSheetRun as default } from '@/answers/diagnostics/answerSheetRun';
