/** The link preview image of every page in every language, a JPEG: /api/preview/<page>.<hash>.jpg */
export { answerPreview as default } from '@/answers/preview/answerPreview';
