import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { listFragment } from '@/catalogue/shortlist/listFragment';
import { chosenShade, isSoldOut, type ListLine, listTotals } from '@/catalogue/shortlist/listLines';
import { inRupees } from '@/messages/inRupees';
import type { Language } from '@/messages/Language';
import type { ShortlistMessages } from '@/messages/Messages';
import { askedPrice } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { localPath } from '@/shop/languages';
import { plainAddress, whatsAppText } from '@/shop/links/whatsAppLink';

/** Marks a list's address, even where an app has cut off the fragment with the list. */
export const LIST_QUERY = '?list';

/** The absolute address that opens a list on another device. @param fragment Without `#`. */
export function listAddress(language: Language, fragment: string): string {
  return absoluteAddress(
    `${localPath(language, pageDefinitions.shortlist.path)}${LIST_QUERY}#${fragment}`,
  );
}

/** The fragment of a list's address. */
export function fragmentOf(lines: readonly ListLine[]): string {
  return listFragment(lines.map(({ listed }) => listed));
}

/**
 * The WhatsApp message about a list: greeting, link, a numbered line for each product, the total. The link comes before
 * the lines, because WhatsApp was seen to cut the end of a long message.
 */
export function listMessage(
  language: Language,
  lines: readonly ListLine[],
  { message }: ShortlistMessages,
): string {
  const { messages } = language;
  const { price: total, unpriced } = listTotals(lines);
  return [
    messages.enquiry.message,
    plainAddress(listAddress(language, fragmentOf(lines))),
    ...lines.map((line, at) => {
      const { slug, quantity } = line.listed;
      const amount = askedPrice(line.product, messages);
      const pieceAmount =
        line.product.price !== undefined && quantity > 1 ? message.each(amount) : amount;
      const name = whatsAppText(productName(line.product, messages.labelsOf(slug)));
      const anyShade = line.product.shades ? messages.product.anyShade : '';
      const shade = whatsAppText(chosenShade(line) ?? anyShade);
      const price = isSoldOut(line) ? message.soldOut(pieceAmount) : pieceAmount;
      return `${at + 1}. ${message.line(name, quantity, price, shade)}`;
    }),
    message.total(inRupees(total), unpriced),
  ].join('\n');
}
