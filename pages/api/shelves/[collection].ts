/** A collection's items, and in a header when they were read: /api/shelves/<collection> */
export { answerShelf as default } from '@/answers/answerShelf';
