import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { bengali } from '@/messages/bn/bengali';
import { errorPageMessages } from '@/messages/bn/errorPageMessages';
import { notFoundPage } from '@/page/kinds/notFoundPage';
import { makePage } from '@/page/makePage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, bengali, errorPageMessages.notFound);
