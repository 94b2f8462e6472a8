import { bengali } from '@/messages/bn/bengali';
import { searchMessages } from '@/messages/bn/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export default searchPageIn(bengali, searchMessages);
