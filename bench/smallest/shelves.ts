/** A shelf of the demo as menus, home and footer name it. */
export interface Shelf {
  readonly slug: string;
  readonly collection: string;
  readonly group: string;
  readonly title: string;
  readonly isInMenu: boolean;
}

/** In the order of home. */
export const groups = ['makeup', 'hair', 'brands'];

/** Next writes a variable with this prefix into the scripts, as a usual app has its navigation. */
export const shelves: readonly Shelf[] = JSON.parse(process.env.NEXT_PUBLIC_SHELVES ?? '[]');

/** The shelves of a group. */
export const shelvesOf = (group: string) => shelves.filter((shelf) => shelf.group === group);

/** In pixels, as the site sends pictures to a phone, by their place. */
export const widths = {
  offer: 320,
  slide: 720,
  clip: 540,
  card: 320,
  photo: 360,
  product: 720,
} as const;

export type Width = (typeof widths)[keyof typeof widths];

/** The address of a picture in a width. */
export function sized(img: string, width: Width): string {
  return `/pictures/${width}/${img.slice(img.lastIndexOf('/') + 1)}`;
}

/** The picture of a shelf. */
export const shelfPicture = ({ slug }: Shelf) => `/pictures/products/${slug}-1.webp`;
