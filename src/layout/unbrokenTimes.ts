/** A text whose lines do not break within a time of day: "8:30 pm", "রাত 8:30". */
export function unbrokenTimes(text: string): string {
  return text.replace(/ (?=\d)|(?<=\d) (?=[ap]m)/g, '\u00a0');
}
