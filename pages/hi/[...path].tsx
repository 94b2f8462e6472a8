import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { errorPageMessages } from '@/messages/hi/errorPageMessages';
import { hindi } from '@/messages/hi/hindi';
import { notFoundPage } from '@/page/kinds/notFoundPage';
import { makePage } from '@/page/makePage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, hindi, errorPageMessages.notFound);
