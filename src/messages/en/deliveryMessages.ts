/** Delivery to a PIN code, as part of the messages of pages that ask for one. */
export const deliveryMessages = {
  label: 'Delivery to your PIN code',
  check: 'Check',
  wrong: 'A PIN code has six digits, and the first is not 0.',
  answer: (pin: string, when: string | undefined, cost: string) =>
    `To ${pin}: ${when ? `${when}, ${cost}` : cost}.`,
  /** What holds for the PIN code in the empty field. */
  example: (pin: string, when: string | undefined, cost: string) =>
    `For example, to ${pin}: ${when ? `${when}, ${cost}` : cost}.`,
  free: 'free',
  /** `otherwise`: an amount, or that one has to ask. */
  freeAbove: (amount: string, otherwise: string) => `free above ${amount}, otherwise ${otherwise}`,
  belowFree: (cost: string, amount: string) => `${cost}, free above ${amount}`,
  ask: 'ask us what it costs',
  unknown: (pin: string) => `To ${pin}: please ask us, by phone or on WhatsApp.`,
  stays: 'Kept on this device, and sent only in the message that you send us.',
  /** In the message to the shop. */
  said: (pin: string) => `PIN code: ${pin}`,
};
