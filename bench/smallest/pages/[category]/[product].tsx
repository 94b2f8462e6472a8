import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import type { GetStaticPropsContext } from 'next';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import {
  BENCH_COUNT,
  BENCH_PATH,
  type BenchProduct,
  benchProducts,
} from '../../../../e2e/benchShelf';
import { productsOf } from '../../content';
import Link from '../../Link';
import { shelves, sized, widths } from '../../shelves';

const keyOf = (category: unknown, product: unknown) => ['product', category, product];

/** Others come at their first visit. */
export const getStaticPaths = () => ({
  paths: benchProducts(BENCH_COUNT).map(({ id }) => `${BENCH_PATH}/${id}`),
  fallback: 'blocking',
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const shelf = shelves.find(({ slug }) => slug === params?.category);
  const product = shelf && productsOf(shelf).find(({ id }) => id === params?.product);
  if (!shelf || !product) return { notFound: true as const };
  const client = new QueryClient();
  client.setQueryData(keyOf(shelf.slug, product.id), product);
  return { props: { dehydratedState: dehydrate(client) }, revalidate: 60 };
};

export default function ProductPage() {
  const { category, product } = useRouter().query;
  const { data } = useQuery<BenchProduct>({ queryKey: keyOf(category, product) });
  if (!data) return null;
  const { title, des, delivery, mrp, off, price, img } = data;
  return (
    <Article>
      <Link href={`/${category}`}>{category}</Link>
      <Picture src={sized(img, widths.product)} alt={title} fetchPriority="high" />
      <h1>{title}</h1>
      <p>
        <s>₹{mrp}</s> {off}% OFF <b>₹{price}</b>
      </p>
      <p>{des}</p>
      <p>{delivery}</p>
    </Article>
  );
}

const Article = styled.article`
  padding: 12px;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 560px;
  aspect-ratio: 1;
  object-fit: cover;
`;
