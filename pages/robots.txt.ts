import { robotsTxt } from '@/server/files/robotsTxt';
import { textFile } from '@/server/files/textFile';

export const getServerSideProps = textFile('text/plain', () => robotsTxt(process.env.VERCEL_ENV));

export default function RobotsTxt() {
  return null;
}
