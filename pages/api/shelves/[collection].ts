/** A collection's items, and when they were read: /api/shelves/<collection> */
export { answerShelf as default } from '@/answers/shelves/answerShelf';
