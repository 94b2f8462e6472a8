import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { bengali } from '@/messages/bn/bengali';
import { errorPageMessages } from '@/messages/bn/errorPageMessages';
import { notFoundPageIn } from '@/page/kinds/notFoundPageIn';

export const getServerSideProps = unknownAddressProps;

export default notFoundPageIn(bengali, errorPageMessages);
