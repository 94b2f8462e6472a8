import { hindi } from '@/messages/hi/hindi';
import { searchMessages } from '@/messages/hi/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export default searchPageIn(hindi, searchMessages);
