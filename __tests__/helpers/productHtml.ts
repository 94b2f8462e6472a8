import ProductPage, { getStaticProps } from '../../pages/[category]/[product]';
import { documentOf } from './documentOf';

/** The props of the page of an existing product. */
export type ProductPageProps = Extract<
  Awaited<ReturnType<typeof getStaticProps>>,
  { props: unknown }
>['props'];

/** The static HTML of a product's page with these props. */
export function productHtml(props: ProductPageProps): Promise<string> {
  return documentOf(ProductPage, { props });
}

/** The static HTML of the page at a product's path. */
export async function productHtmlAt(path: string): Promise<string> {
  const [, category = '', product = ''] = path.split('/').map(decodeURIComponent);
  const result = await getStaticProps({ params: { category, product } });
  if (!('props' in result)) throw new Error(`No product at ${path}`);
  return productHtml(result.props);
}
