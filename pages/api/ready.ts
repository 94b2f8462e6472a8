/** Whether this process should get visitors, for balancers: /api/ready */
export { answerReady as default } from '@/answers/health/readiness';
