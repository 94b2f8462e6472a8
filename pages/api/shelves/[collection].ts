/** When a collection was read, and its items if their version is another: /api/shelves/<collection> */
export { answerShelf as default } from '@/answers/shelves/answerShelf';
