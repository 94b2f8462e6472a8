/**
 * The age of a collection, and its items when the browser's version is not the current one:
 * /api/shelves/<collection>?version=<version>
 */
export { answerShelf as default } from '@/answers/shelves/answerShelf';
