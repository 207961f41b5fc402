import { namesOf } from '#server/entities/fields.ts'
import { numberIn, type Search } from '#server/search.ts'
import { STATUS_NAMES } from './rules.ts'

export const search: Search = {
  needs: 'orders:read',
  /** Finds an order by its number. The result shows the name of its customer. */
  async find({ rows }, text) {
    const id = numberIn(text)
    const order = id === null ? undefined : await rows('order').where('id', '=', id).executeTakeFirst()
    if (!order) return []
    const customer = await rows('customer').where('id', '=', order.customer_id).executeTakeFirstOrThrow()
    return [
      { id: String(order.id), name: namesOf(customer), detail: `#${order.id} · ${STATUS_NAMES[order.status].en}` },
    ]
  },
}
