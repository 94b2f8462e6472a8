import { robotsTxt } from '@/answers/files/robotsTxt';
import { textFile } from '@/answers/files/textFile';

export const getServerSideProps = textFile('text/plain', () => robotsTxt(process.env.VERCEL_ENV));

export default function RobotsTxt() {
  return null;
}
