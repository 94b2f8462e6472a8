import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { notFoundPage } from '@/page/kinds/notFoundPage';
import { makePage } from '@/page/makePage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, english, errorPageMessages.notFound);
