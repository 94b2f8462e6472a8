import { english } from '@/messages/en/english';
import { searchMessages } from '@/messages/en/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export default searchPageIn(english, searchMessages);
