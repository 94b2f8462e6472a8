import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';

const whole: Product = {
  id: '01-silk-touch',
  title: 'Silk Touch Foundation',
  description: 'A light base for wheatish skin.',
  delivery: 'Free delivery in Berhampore above ₹999',
  mrp: 999,
  off: 20,
  price: 799,
  image: '/pictures/products/Foundation-1.webp',
};

/** A product as the normaliser makes it of a whole document with these changes and without the fields left out. */
export function aProduct(
  different: Partial<Product> = {},
  ...leftOut: Exclude<keyof Product, 'id'>[]
): Product {
  const product = { ...whole, ...different };
  for (const field of leftOut) delete product[field];
  const { mrp, off, price, ...rest } = product;
  return { ...rest, ...honestPrice(product) };
}
