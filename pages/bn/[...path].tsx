import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { bengali } from '@/messages/bn/bengali';
import { errorPageMessages } from '@/messages/bn/errorPageMessages';
import { makePage } from '@/page/makePage';
import { notFoundPage } from '@/page/records/notFoundPage';

export const getServerSideProps = unknownAddressProps;

export default makePage(notFoundPage, bengali, errorPageMessages.notFound);
