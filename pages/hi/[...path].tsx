import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { errorPageMessages } from '@/messages/hi/errorPageMessages';
import { hindi } from '@/messages/hi/hindi';
import { makePage } from '@/page/makePage';
import { notFoundPage } from '@/page/records/notFoundPage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, hindi, errorPageMessages.notFound);
