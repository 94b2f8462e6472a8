/** The product details of one category that /api/search leaves out: /api/search/<slug> */
export { answerSearchShelf as default } from '@/answers/search/answerSearchShelf';
