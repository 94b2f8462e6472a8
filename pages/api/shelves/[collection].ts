/** A collection's age, and its items if newer: /api/shelves/<collection>?version=<version> */
export { answerShelf as default } from '@/answers/shelves/answerShelf';
