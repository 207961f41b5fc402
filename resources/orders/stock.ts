import { products } from '#resources/products/entity.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'

/** Changes the stock of products. Everybody locks them in the order of their ids, which avoids deadlocks. */
export async function moveStock({ update }: Writing, moves: readonly { productId: number; by: number }[]) {
  for (const { productId, by } of moves.toSorted((one, other) => one.productId - other.productId))
    await update(products, productId, { match: ANY_VERSION, fields: ({ stock }) => ({ stock: stock + by }) })
}
