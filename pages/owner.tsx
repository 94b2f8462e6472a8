import { staticReport } from '@/answers/report/staticReport';
import { english } from '@/messages/en/english';
import { reportMessages } from '@/messages/en/reportMessages';
import { reportPageIn } from '@/page/kinds/reportPageIn';

export const getStaticProps = () => staticReport(english.code);

export default reportPageIn(english, reportMessages);
