import styled from 'styled-components';

/** Alpona drawings of brands by slug, from the shop's rows. */
const drawings: Readonly<Record<string, string>> = JSON.parse(process.env.SHELF_MARKS ?? '{}');

const BUD =
  'M24 6c7 7 7 17 0 26c-7-9-7-19 0-26zM24 32C15 31 9 25 8 15c5 0 9 2 12 6M24 32c9-1 15-7 16-17c-5 0-9 2-12 6M24 32v10M24 42c-5 0-9-2-11-6M24 42c5 0 9-2 11-6';

/** The mark of a brand; a lotus bud for a brand without a drawing. */
export function BrandMark({ slug }: { readonly slug: string }) {
  return (
    <Drawing viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawings[slug] ?? BUD} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 2rem;
  margin-top: 10%;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
