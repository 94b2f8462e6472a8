import { unknownAddressProps } from '@/answers/notFound/unknownAddressProps';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { notFoundPageIn } from '@/page/kinds/notFoundPageIn';

export const getServerSideProps = unknownAddressProps;

export default notFoundPageIn(english, errorPageMessages);
