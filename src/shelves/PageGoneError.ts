/** The site was deployed anew and no longer has the data of the page that is open: loading it again helps, asking does not. */
export class PageGoneError extends Error {
  constructor(page: string) {
    super(`${page} belongs to an earlier deployment`);
    this.name = 'PageGoneError';
  }
}
