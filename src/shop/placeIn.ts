/** Parts of a place typed as SHOP_PLACE: town, perhaps district, state and PIN code. */
export function placeIn(line = '') {
  const [town = '', ...others] = line.split(', ');
  const [last = '', district] = others.reverse();
  return {
    town,
    region: district ? `${town}, ${district}` : town,
    pin: last.slice(-6),
    /** The postal address on one line. */
    address: (street: string) => `${street}, ${line}`,
  };
}
