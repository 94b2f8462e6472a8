import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { findCategory } from '@/catalogue/findCategory';
import type { Product } from '@/catalogue/items';
import { normaliseProduct } from '@/data/normalise/normaliseProduct';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { ProductCard } from '@/product/ProductCard';
import { aRouter } from '../helpers/aRouter';
import fc from '../helpers/fastCheck';
import { firestoreDocuments } from '../helpers/firestoreDocuments';

const category = findCategory('Foundation');
const router = aRouter('/Foundation');
const names = ['title', 'des', 'delivery', 'mrp', 'off', 'price', 'img'];
const products = firestoreDocuments(names)
  .map((document) => normaliseProduct(document).item)
  .filter((product) => product !== undefined);

/** The card's server-rendered HTML, parsed as in a browser. */
function cardOf(product: Product): HTMLElement {
  const markup = renderToStaticMarkup(
    <RouterContext value={router}>
      <LanguageProvider language={english}>
        <ProductCard product={product} category={category} />
      </LanguageProvider>
    </RouterContext>,
  );
  return new DOMParser().parseFromString(markup, 'text/html').body;
}

function attributesIn(card: HTMLElement): Attr[] {
  return Array.from(card.querySelectorAll('*')).flatMap((element) => [...element.attributes]);
}

function alwaysHolds(promise: (card: HTMLElement, product: Product) => void) {
  const property = fc.property(products, (product) => promise(cardOf(product), product));
  fc.assert(property, { numRuns: 100 });
}

describe('ProductCard with arbitrary documents', () => {
  it('contains only the elements that the component renders', () => {
    const own = 'article,div,img,span,h2,p,button,a,svg,path,s,strong';
    alwaysHolds((card) => {
      expect(card.children).toHaveLength(1);
      expect(card.querySelectorAll(`:not(${own})`)).toHaveLength(0);
    });
  });

  it('has no attribute that could run code', () => {
    alwaysHolds((card) => {
      const said = attributesIn(card).map(({ name }) => name);
      expect(said.filter((name) => /^(on|style|srcdoc|action|formaction)/.test(name))).toEqual([]);
    });
  });

  it('links to and loads from only https, this site, tel: and mailto:', () => {
    alwaysHolds((card) => {
      const addresses = attributesIn(card).filter(({ name }) => /href|src$/.test(name));
      const strange = addresses.filter(
        ({ value }) => !/^(https:|\/(?!\/)|tel:|mailto:)/.test(value),
      );
      expect(strange.map(({ value }) => value)).toEqual([]);
    });
  });

  it('offers `srcset` only through the optimiser', () => {
    alwaysHolds((card) => {
      const offers = Array.from(card.querySelectorAll('img'), ({ srcset }) => srcset.split(', '));
      const strange = offers.flat().filter((offer) => !/^(\/_next\/image\?\S+ \d+w)?$/.test(offer));
      expect(strange).toEqual([]);
    });
  });

  it('shows the name, and a price only when it is valid', () => {
    alwaysHolds((card, { title = 'Foundation' }) => {
      expect(card.querySelector('h2')?.textContent).toBe(title);
      const price = card.querySelector('strong')?.textContent;
      expect(price).toMatch(/^(Price on request|Price ₹[\d,]+(\.\d+)?)$/);
    });
  });
});
