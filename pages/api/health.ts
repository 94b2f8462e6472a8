/** The health check for monitors: /api/health */
export { answerHealth as default } from '@/answers/health';
