/** Kinds of fields that messages explain differently: what the owner should type there. */
export type InputKind =
  | 'number'
  | 'answer'
  | 'picture'
  | 'link'
  | 'hours'
  | 'holidays'
  | 'areas'
  | 'shades'
  | 'size'
  | 'day'
  | 'text';
