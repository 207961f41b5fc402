import type { Product } from './contract.ts'

/** The fields of a product that a test doesn't care about. */
export const EXAMPLE: Omit<Product, 'id' | 'name'> = {
  sku: 'X',
  category: 'tents',
  priceCents: 420_080,
  stock: 8,
  reorderAt: 10,
  discontinuedAt: null,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
