import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { type HomeContent, homeContent } from '../content';
import Link from '../Link';
import { groups, type Shelf, shelfPicture, shelves, shelvesOf, sized, widths } from '../shelves';

const queryKey = ['home'];

/** As in the site's festival band. */
const BAND = ['Hair-flower', 'Hair-Gador', 'Eye-kajol', 'carnival-brand'];

export const getStaticProps = () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, homeContent(shelves));
  return { props: { dehydratedState: dehydrate(client) }, revalidate: 60 };
};

/** Shows as much as the site's home, in the same order. */
export default function Home() {
  const { data } = useQuery<HomeContent>({ queryKey });
  if (!data) return null;
  const { offers, slide, clips, photos } = data;
  const railOf = (shown: HomeContent['clips']) => (
    <Rail>
      {shown.map(({ title, img }) => (
        <RailItem key={img}>
          <Wide src={sized(img, widths.clip)} alt="" loading="lazy" />
          <p>{title}</p>
        </RailItem>
      ))}
    </Rail>
  );
  return (
    <>
      <Hero>
        <h1>The bench's shop, Berhampore</h1>
        <Lead>Beauty goods, with every price shown</Lead>
        <Banner src={sized(slide.img, widths.slide)} alt={slide.title} fetchPriority="high" />
      </Hero>
      <Section>
        <h2>Best prices today</h2>
        <Rail>
          {offers.map(({ id, slug, title, price, mrp, off, img }) => (
            <Offer key={`${slug} ${id}`}>
              <Square src={sized(img, widths.offer)} alt="" loading="lazy" />
              <OfferTitle>
                <Link href={`/${slug}/${id}`}>{title}</Link>
              </OfferTitle>
              <p>
                <b>₹{price}</b> <s>₹{mrp}</s> {off}% OFF
              </p>
            </Offer>
          ))}
        </Rail>
      </Section>
      <Section>
        <h2>What are you looking for?</h2>
        {groups.map((group) => (
          <Names key={group}>
            <h3>{group}</h3>
            {shelvesOf(group).map(({ slug, title }) => (
              <Link key={slug} href={`/${slug}`}>
                {title}
              </Link>
            ))}
          </Names>
        ))}
      </Section>
      <Section>
        <h2>Exclusive Pujo Collection!</h2>
        <Cards shelves={shelves.filter(({ slug }) => BAND.includes(slug))} />
      </Section>
      <Section>
        <h2>Videos</h2>
        {railOf(clips)}
      </Section>
      {groups.map((group) => (
        <Section key={group}>
          <h2>{group}</h2>
          <Cards shelves={shelvesOf(group)} />
        </Section>
      ))}
      <Section>
        <h2>Our reviews</h2>
        {railOf(clips.slice(0, 3))}
      </Section>
      <Section>
        <h2>Photos</h2>
        <Rail>
          {photos.map(({ title, des, img }) => (
            <RailItem key={img}>
              <Wide src={sized(img, widths.photo)} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{des}</p>
            </RailItem>
          ))}
        </Rail>
      </Section>
    </>
  );
}

function Cards({ shelves: shown }: { readonly shelves: readonly Shelf[] }) {
  return (
    <Grid>
      {shown.map((shelf) => (
        <Card key={shelf.slug}>
          <CardPicture src={sized(shelfPicture(shelf), widths.card)} alt="" loading="lazy" />
          <CardTitle>{shelf.title}</CardTitle>
          <CardLink href={`/${shelf.slug}`}>View Details</CardLink>
        </Card>
      ))}
    </Grid>
  );
}

const Hero = styled.section`
  background: #f9e3e6;
`;

const Lead = styled.p`
  margin: 0;
  font-size: 17px;
`;

const Banner = styled.img`
  display: block;
  width: 100%;
  height: 200px;
  object-fit: cover;
`;

const Section = styled.section`
  padding: 16px 12px;
`;

const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  justify-content: start;
  gap: 12px;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
`;

const RailItem = styled.li`
  width: 70vw;
  max-width: 300px;
`;

const Offer = styled.li`
  width: 40vw;
  max-width: 220px;
  border-radius: 24px;
  overflow: hidden;
  background: #fff;
`;

const OfferTitle = styled.h3`
  height: 40px;
  margin: 8px;
  overflow: hidden;
  font-size: 14px;
`;

const Square = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
`;

const Wide = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: 12px;
  object-fit: cover;
`;

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  position: relative;
  text-align: center;
`;

const CardPicture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 5;
  border-radius: 999px 999px 0 0;
  object-fit: cover;
`;

const CardTitle = styled.h3`
  margin: 8px 0;
  font-size: 15px;
`;

const CardLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
