import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { propsWith } from '../content';
import type { Content, Shown } from '../readContent';
import { groups, shelves } from './_app';

export const getStaticProps = () => propsWith('home');

/** Shows as much as the site's home. */
export default function Home() {
  const { data } = useQuery<Content['home']>({ queryKey: ['home'] });
  if (!data) return null;
  const { slide, offers, clips, photos } = data;
  return (
    <>
      <h1>The bench's shop, Berhampore</h1>
      {slide.map(({ img }) => (
        <Banner key={img} src={img} alt="" fetchPriority="high" />
      ))}
      <Rail name="Best prices today" shown={offers}>
        {({ price, mrp, off }) => (
          <p>
            <b>₹{price}</b> <s>₹{mrp}</s> {off}% OFF
          </p>
        )}
      </Rail>
      <Rail name="Videos" shown={clips} />
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <Grid>
            {shelves.map(({ slug, title, img, ...shelf }) =>
              shelf.group === group ? (
                <Card key={slug}>
                  <Picture src={img} alt="" loading="lazy" />
                  <h3>{title}</h3>
                  <CardLink href={`/${slug}`} prefetch={false}>
                    View Details
                  </CardLink>
                </Card>
              ) : null,
            )}
          </Grid>
        </section>
      ))}
      <Rail name="Our reviews" shown={clips.slice(0, 3)} />
      <Rail name="Photos" shown={photos}>
        {({ des }) => <p>{des}</p>}
      </Rail>
    </>
  );
}

interface RailProps<Row extends Shown> {
  readonly name: string;
  readonly shown: readonly Row[];
  readonly children?: (row: Row) => ReactNode;
}

function Rail<Row extends Shown>({ name, shown, children }: RailProps<Row>) {
  return (
    <section>
      <h2>{name}</h2>
      <Row>
        {shown.map((row) => (
          <li key={row.img}>
            <Picture src={row.img} alt="" loading="lazy" />
            <h3>{row.title}</h3>
            {children?.(row)}
          </li>
        ))}
      </Row>
    </section>
  );
}

const Banner = styled.img`
  width: 100%;
  height: 200px;
  object-fit: cover;
`;

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 40vw;
  gap: 12px;
  overflow-x: auto;
  list-style: none;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  position: relative;
  text-align: center;
`;

const Picture = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  border-radius: 24px;
  object-fit: cover;
`;

const CardLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
