import { sql } from 'kysely'
import type { JobInput } from '#resources/jobs/contract.ts'
import type { JobContext, JobKindPart, Plan } from '#resources/jobs/kind.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { LANGUAGE_TAGS, type Language, type Words } from '#shared/messages.ts'
import { type Time, timesBetween } from './times.ts'

const TITLE: Words = { en: 'Sales by month', zh: '每月銷售' }
const HEADS: Words[] = [
  { en: 'Month', zh: '月份' },
  { en: 'Orders', zh: '訂單數' },
  { en: 'Sales (TWD)', zh: '銷售額（新臺幣）' },
  { en: 'Cancelled', zh: '已取消' },
  { en: 'Best-selling product', zh: '最暢銷的商品' },
]

type Input = Extract<JobInput, { kind: 'sales-report' }>
type Position = { done: number }

/** Writes a report of all months as a Markdown table. */
async function planReport({ rows, createdAt }: JobContext, { language, zone }: Input): Promise<Plan<Position>> {
  const span = await rows('order')
    .clearSelect()
    .select([sql<string | null>`min(placed_at)`.as('first'), sql<string | null>`max(placed_at)`.as('last')])
    .executeTakeFirstOrThrow()
  const { first, last } = span
  const months = first && last ? timesBetween('month', Date.parse(first), Date.parse(last), zone) : []
  const file = { name: `sales-${createdAt.slice(0, 10)}.md`, mediaType: 'text/markdown' }
  return {
    total: months.length,
    async next(position) {
      const done = position?.done ?? 0
      const month = months[done]
      const text =
        (position === null ? headOf(language) : '') +
        (month ? await lineOf(rows, month, months[done + 1], language) : '')
      return {
        done: done + (month ? 1 : 0),
        position: { done: done + 1 },
        isLast: done + 1 >= months.length,
        output: [{ bytes: new TextEncoder().encode(text), ...(position === null && { file }) }],
      }
    },
  }
}

const headOf = (language: Language) =>
  `# ${TITLE[language]}\n\n${tableLine(HEADS.map(head => head[language]))}${tableLine(HEADS.map(() => '---'))}`

const tableLine = (cells: readonly string[]) => `| ${cells.map(cell => cell.replace(/[\\|]/g, '\\$&')).join(' | ')} |\n`

async function lineOf(rows: Rows, { key, begins }: Time, next: Time | undefined, language: Language): Promise<string> {
  const orders = rows('order')
    .where('placed_at', '>=', begins)
    .$if(next !== undefined, found => found.where('placed_at', '<', next?.begins ?? ''))
  const sums = await orders
    .clearSelect()
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`sum(total_cents)`.as('cents')])
    .groupBy('status')
    .execute()
  const sumOf = (some: typeof sums, field: 'count' | 'cents') => some.reduce((sum, row) => sum + Number(row[field]), 0)
  const sold = sums.filter(({ status }) => status !== 'cancelled')
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language])
  return tableLine([
    key,
    number.format(sumOf(sold, 'count')),
    number.format(sumOf(sold, 'cents') / 100),
    number.format(sumOf(sums, 'count') - sumOf(sold, 'count')),
    (await bestSeller(rows, orders.where('status', '!=', 'cancelled').clearSelect().select('id')))?.[language] ?? '–',
  ])
}

async function bestSeller(rows: Rows, orderIds: ReturnType<typeof idsOf>): Promise<Words | null> {
  const best = await rows('order_line')
    .where('order_id', 'in', orderIds)
    .clearSelect()
    .select(['product_id', sql<number>`sum(quantity)`.as('sold')])
    .groupBy('product_id')
    .orderBy('sold', 'desc')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst()
  if (!best) return null
  const product = await rows('product').where('id', '=', best.product_id).executeTakeFirst()
  return product ? { en: product.name_en, zh: product.name_zh } : null
}
const idsOf = (rows: Rows) => rows('order').clearSelect().select('id')

export const part: JobKindPart<'sales-report'> = { kind: 'sales-report', plan: planReport }
