import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import type { GetStaticPropsContext } from 'next';
import styled from 'styled-components';
import type { BenchProduct } from '../../../../e2e/benchShelf';
import { productsOf } from '../../content';
import Link from '../../Link';
import { type Shelf, shelves, sized, widths } from '../../shelves';

const keyOf = (slug: string) => ['shelf', slug];

export const getStaticPaths = () => ({
  paths: shelves.map(({ slug }) => `/${slug}`),
  fallback: false,
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const shelf = shelves.find(({ slug }) => slug === params?.category);
  if (!shelf) return { notFound: true as const };
  const client = new QueryClient();
  client.setQueryData(keyOf(shelf.slug), productsOf(shelf));
  return { props: { shelf, dehydratedState: dehydrate(client) }, revalidate: 60 };
};

export default function ShelfPage({ shelf: { slug, title: heading } }: { readonly shelf: Shelf }) {
  const { data = [] } = useQuery<BenchProduct[]>({ queryKey: keyOf(slug) });
  return (
    <>
      <h1>{heading}</h1>
      <Grid>
        {data.map(({ id, title, des, delivery, mrp, off, price, img }, index) => (
          <Card key={id}>
            <img src={sized(img, widths.card)} alt="" loading={index < 2 ? 'eager' : 'lazy'} />
            <h2>
              <Link href={`/${slug}/${id}`}>{title}</Link>
            </h2>
            <p>
              <s>₹{mrp}</s> {off}% OFF <b>₹{price}</b>
            </p>
            <p>{des}</p>
            <p>{delivery}</p>
            <p>
              <a href="tel:+910000000000">Call Book</a>{' '}
              <a
                href={`https://wa.me/910000000000?text=${encodeURIComponent(`I am Interested\n${title}\n₹${price}`)}`}
              >
                Whatsapp Inquiry
              </a>
            </p>
            <p>Home Delivery Available</p>
          </Card>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin: 0;
  padding: 12px;
  list-style: none;
`;

const Card = styled.li`
  border-radius: 12px;
  overflow: hidden;
  background: #fff;

  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }

  h2,
  p {
    margin: 4px 8px;
    font-size: 15px;
  }
`;
