import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { makePage } from '@/page/makePage';
import { notFoundPage } from '@/page/records/notFoundPage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, english, errorPageMessages.notFound);
