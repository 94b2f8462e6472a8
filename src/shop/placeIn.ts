/** Parts of a place as the setting SHOP_PLACE has it: town, perhaps district, state and PIN code of six digits. */
export function placeIn(line: string) {
  const [town = '', ...others] = line.split(', ');
  const [last = '', district] = others.reverse();
  return {
    town,
    /** With its district, where one is named. */
    region: district ? `${town}, ${district}` : town,
    pin: last.slice(-6),
  };
}
