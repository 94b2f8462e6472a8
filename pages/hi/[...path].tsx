import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { errorPageMessages } from '@/messages/hi/errorPageMessages';
import { hindi } from '@/messages/hi/hindi';
import { notFoundPageIn } from '@/page/kinds/notFoundPageIn';

export const getServerSideProps = unknownAddressProps;

export default notFoundPageIn(hindi, errorPageMessages);
