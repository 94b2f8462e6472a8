import { staticReport } from '@/answers/report/staticReport';
import { bengali } from '@/messages/bn/bengali';
import { reportMessages } from '@/messages/bn/reportMessages';
import { reportPageIn } from '@/page/kinds/reportPageIn';

export const getStaticProps = () => staticReport(bengali.code);

export default reportPageIn(bengali, reportMessages);
