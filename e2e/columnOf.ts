/** Where the content of an element's column begins and ends. */
export function columnOf(inside: Element): { left: number; right: number } {
  const { parentElement: column } = inside;
  const { left = 0, right = 0 } = column?.getBoundingClientRect() ?? {};
  const style = getComputedStyle(column ?? inside);
  return {
    left: left + Number.parseFloat(style.paddingLeft),
    right: right - Number.parseFloat(style.paddingRight),
  };
}
