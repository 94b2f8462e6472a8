import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import styled from 'styled-components';
import { propsWith } from '../content';
import type { Content } from '../readContent';

export const getStaticProps = () => propsWith('products');

/** The measured shelf. */
export default function Shelf() {
  const { data = [] } = useQuery<Content['products']>({ queryKey: ['products'] });
  return (
    <>
      <h1>Primer</h1>
      <Grid>
        {data.map(({ id, title, des, delivery, mrp, off, price, img }, index) => (
          <Card key={id}>
            <img src={img} alt="" loading={index < 2 ? 'eager' : 'lazy'} />
            <h2>
              <Link href={`/Primer/${id}`} prefetch={false}>
                {title}
              </Link>
            </h2>
            <p>
              <s>₹{mrp}</s> {off}% OFF <b>₹{price}</b>
            </p>
            <p>{des}</p>
            <p>{delivery}</p>
            <p>
              <a href="tel:+910000000000">Call Book</a>{' '}
              <a
                href={`https://wa.me/910000000000?text=${encodeURIComponent(`${title} ₹${price}`)}`}
              >
                Whatsapp Inquiry
              </a>
            </p>
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
  padding: 12px;
  list-style: none;
`;

const Card = styled.li`
  border-radius: 12px;
  background: #fff;

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;
