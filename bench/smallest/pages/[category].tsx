import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import styled from 'styled-components';
import { BENCH_COUNT, BENCH_PATH, type BenchProduct, benchProducts } from '../../../e2e/benchShelf';

const queryKey = ['shelf', BENCH_PATH];

export const getStaticPaths = () => ({ paths: [BENCH_PATH], fallback: false });

export const getStaticProps = () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, benchProducts(BENCH_COUNT));
  return { props: { dehydratedState: dehydrate(client) }, revalidate: 60 };
};

export default function Shelf() {
  const { data = [] } = useQuery<BenchProduct[]>({ queryKey, staleTime: 60_000 });
  return (
    <main>
      <Link href="/">Home</Link>
      <h1>Primer</h1>
      <Grid>
        {data.map(({ id, title, des, delivery, mrp, off, price, img }, index) => (
          <Card key={id}>
            <img src={img} alt="" loading={index < 2 ? 'eager' : 'lazy'} />
            <h2>{title}</h2>
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
    </main>
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
