/**
 * What opens WhatsApp with a text typed: in the chat with a number (digits, with the country's), or, without one, where
 * people pick whom to send it. Source: WhatsApp's help, "How to use click to chat".
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
