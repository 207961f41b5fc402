import { type Kysely, sql } from 'kysely'

/**
 * Each order line gets its total with its share of the order's tax, so that lines of any products can be summed to the
 * cent. A share is the difference of two rounded running totals: a later line makes up for the rounding of an earlier
 * one, and the shares of an order add up to its tax.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_line')
    .addColumn('taxed_cents', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`
    with running as (
      select sandbox_id, order_id, line, quantity * unit_price_cents as own,
        sum(quantity * unit_price_cents) over (partition by sandbox_id, order_id order by line) as so_far
      from order_line
    ), shared as (
      select running.sandbox_id, running.order_id, running.line, own
        + tax_cents * so_far / subtotal_cents
        - tax_cents * (so_far - own) / subtotal_cents as cents
      from running
      join "order" on "order".sandbox_id = running.sandbox_id and "order".id = running.order_id
      where subtotal_cents > 0
    )
    update order_line set taxed_cents = shared.cents
    from shared
    where shared.sandbox_id = order_line.sandbox_id
      and shared.order_id = order_line.order_id and shared.line = order_line.line`.execute(db)
}
