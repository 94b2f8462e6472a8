/**
 * Runs in each page after `watchEvents`: notes when its title, its first product and its home heading are there to be seen, in
 * milliseconds since 1970, so that they can be told from a press on the page before. It looks at the frame after something has
 * changed, and only where there may be something: a look at every frame would ask for frames that the visitor's phone does not
 * make, and looking for a product among all that home has would be work that it does not have.
 */
export function watchMoments(): void {
  const { moments } = window.bench;
  let waits = false;
  const look = () => {
    waits = false;
    const heading = document.querySelector('h1');
    const onShelf = heading?.textContent === 'Primer';
    const product = onShelf ? firstProduct() : undefined;
    const seen = {
      title: heading !== null && heading.getBoundingClientRect().height > 0,
      product: product !== undefined,
      picture: product?.querySelector('img')?.naturalWidth ?? 0,
      // The address changes before the page does.
      home: heading !== null && !onShelf && location.pathname === '/',
    };
    for (const [name, is] of Object.entries(seen)) {
      if (is) moments[name] ??= performance.timeOrigin + performance.now();
      else delete moments[name];
    }
  };
  const lookNext = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(look);
  };
  new MutationObserver(lookNext).observe(document, { childList: true, subtree: true });
  // A picture that has come changes nothing in the document.
  document.addEventListener('load', lookNext, true);

  function firstProduct(): Element | undefined {
    return (
      [...document.querySelectorAll('h2')]
        .find(({ textContent }) => textContent.startsWith('Soft Matt Primer number'))
        ?.closest('li, article') ?? undefined
    );
  }
}
