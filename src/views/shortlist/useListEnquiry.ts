import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { listFragment } from '@/catalogue/shortlist/listFragment';
import { chosenShade, type ListLine } from '@/catalogue/shortlist/listLines';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import { parseSender } from '@/catalogue/shortlist/parseSender';
import type { Sender } from '@/catalogue/shortlist/Sender';
import { storedSender } from '@/device/storedSender';
import { inRupees } from '@/messages/inRupees';
import type { ShortlistMessages } from '@/messages/Messages';
import { askedPrice } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useLanguage } from '@/messages/useLanguage';
import { localPath } from '@/shop/languages';
import { type ListEnquiry, listEnquiry } from '@/shop/links/listEnquiry';
import { useStore } from '@/ui/useStore';

/** The texts that send a list. */
export interface ListTexts {
  /** For WhatsApp, shortened where necessary. */
  readonly enquiry: ListEnquiry;
  readonly text: string;
  /** Opens the list on another device; absolute. */
  readonly address: string;
  /** With the notes, if there are any. */
  readonly notedAddress: string | undefined;
}

/** The texts that send a list to the shop or to somebody else. */
export function useListEnquiry(lines: readonly ListLine[], messages: ShortlistMessages): ListTexts {
  const language = useLanguage();
  // Parsed again: midnight may have passed, and any day can be typed.
  const from = parseSender(useStore(storedSender));
  const { labelsOf, enquiry } = language.messages;
  const { message } = messages;
  const { price: total, unpriced } = listTotals(lines);
  const list = lines.map(({ listed }) => listed);
  const addressOf = (fragment: string) =>
    absoluteAddress(`${localPath(language, sitePages.shortlist.path)}#${fragment}`);
  const address = addressOf(listFragment(list));
  const asked = {
    greeting: enquiry.message,
    lines: lines.map((line) => {
      const { slug, quantity, note } = line.listed;
      const { price, soldOut } = line;
      const amount = askedPrice(line, language.messages);
      const each = price !== undefined && quantity > 1 ? message.each(amount) : amount;
      const known = soldOut ? message.soldOut(each) : each;
      return {
        title: productName(line, labelsOf(slug)),
        note: [chosenShade(line), note].filter(Boolean).join('; '),
        say: (name: string, noted: string) => message.line(name, quantity, known, noted),
      };
    }),
    total: message.total(inRupees(total), unpriced),
    sender: senderLines(from, message),
    count: message.count(lines.length),
    address,
  };
  return {
    enquiry: listEnquiry(asked),
    text: listEnquiry(asked, Number.POSITIVE_INFINITY).text,
    address,
    notedAddress: list.some(({ note }) => note) ? addressOf(listFragment(list, true)) : undefined,
  };
}

/** A line for each field filled in. */
function senderLines(
  { name, comes, day }: Sender,
  message: ShortlistMessages['message'],
): readonly string[] {
  return [
    name.trim() && message.name(name),
    comes && message.comes,
    day && message.day(day),
  ].flatMap((line) => line || []);
}
