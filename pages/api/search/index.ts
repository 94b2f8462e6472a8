/** The list of all products, which the browser searches: /api/search */
export { answerSearchList as default } from '@/answers/search/answerSearchList';
