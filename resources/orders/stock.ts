import { products } from '#resources/products/entity.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'

/** Takes goods from the stock, or puts them back. In one order for everybody: two who want the same wait for each other, not in a circle. */
export async function moveStock({ update }: Writing, moves: readonly { productId: number; by: number }[]) {
  for (const { productId, by } of moves.toSorted((one, other) => one.productId - other.productId))
    await update(products, productId, { match: ANY_VERSION, fields: ({ stock }) => ({ stock: stock + by }) })
}
