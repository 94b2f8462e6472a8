/**
 * Runs in each page after `watchEvents`: notes when its title, its first product and its home heading are there to be seen, in
 * milliseconds since 1970, so that they can be told from a press on the page before. It looks at every frame, and so only where
 * there may be something: looking for a product among all that home has would be work that the visitor's phone does not have.
 */
export function watchMoments(): void {
  const { moments } = window.bench;
  const look = () => {
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
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function firstProduct(): Element | undefined {
    return (
      [...document.querySelectorAll('h2')]
        .find(({ textContent }) => textContent.startsWith('Soft Matt Primer number'))
        ?.closest('li') ?? undefined
    );
  }
}
