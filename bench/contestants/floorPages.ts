import { BENCH_PATH, type BenchProduct } from '../benchShelf';

const STYLE =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fdf8f1;color:#34172d}ul{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:0;padding:12px;list-style:none}li{background:#fff;border-radius:12px;overflow:hidden}img{display:block;width:100%;aspect-ratio:1;object-fit:cover}h2,p{margin:4px 8px;font-size:15px}a{color:#b3202c}@media(min-width:768px){ul{grid-template-columns:1fr 1fr 1fr}}';

/** The page that leads to the shelf. */
export function floorHome(): string {
  return written(
    'Home of the bench',
    `<h1>Home of the bench</h1><p>${way(BENCH_PATH, 'Primer')}</p>`,
  );
}

/** The shelf: picture, name, M.R.P., percent, price, texts, the two ways to ask. */
export function floorShelf(products: readonly BenchProduct[]): string {
  return written('Primer', `<h1>Primer</h1><ul>${products.map(card).join('')}</ul>`);
}

function card({ title, des, delivery, mrp, off, price, img }: BenchProduct, index: number): string {
  const loading = index < 2 ? 'eager' : 'lazy';
  return `<li><img src="${img}" alt="" loading="${loading}"><h2>${title}</h2><p><s>₹${mrp}</s> ${off}% OFF <b>₹${price}</b></p><p>${des}</p><p>${delivery}</p><p>${way('tel:+910000000000', 'Call Book')} ${way(`https://wa.me/910000000000?text=${encodeURIComponent(`I am Interested\n${title}\n₹${price}`)}`, 'Whatsapp Inquiry')}</p><p>Home Delivery Available</p></li>`;
}

function way(href: string, words: string): string {
  return `<a href="${href}">${words}</a>`;
}

function written(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><body>${body}</body></html>`;
}
