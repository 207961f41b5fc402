import { CATEGORIES, type Category } from '#resources/products/rules.ts'
import { keysIn } from '#shared/objects.ts'

/** The filters for products. Each product has exactly one value of each facet. */
export const FACETS = ['category', 'price', 'stock', 'range'] as const
export type Facet = (typeof FACETS)[number]

/** TWD before tax; the lower bound is inclusive, the upper one exclusive. */
const PRICE_BANDS = {
  'under-1000': [0, 1000],
  '1000-3000': [1000, 3000],
  '3000-6000': [3000, 6000],
  '6000-up': [6000, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, readonly [from: number, to: number]>
type PriceBand = keyof typeof PRICE_BANDS

/** `low`: at or below the reorder level, but not sold out. */
const STOCK_STATES = ['enough', 'low', 'gone'] as const
type StockState = (typeof STOCK_STATES)[number]

const RANGE_STATES = ['sold', 'discontinued'] as const

const BANDS = keysIn(PRICE_BANDS)
export const FACET_VALUES = {
  category: CATEGORIES,
  price: BANDS,
  stock: STOCK_STATES,
  range: RANGE_STATES,
} as const satisfies Record<Facet, readonly string[]>

type Judged = {
  category: Category
  priceCents: number
  stock: number
  reorderAt: number
  discontinuedAt: string | null
}

const bandOf = (cents: number): PriceBand =>
  BANDS.find(band => cents >= PRICE_BANDS[band][0] * 100 && cents < PRICE_BANDS[band][1] * 100) ?? 'under-1000'

export const stockStateOf = ({ stock, reorderAt }: Pick<Judged, 'stock' | 'reorderAt'>): StockState =>
  stock <= 0 ? 'gone' : stock <= reorderAt ? 'low' : 'enough'

export const facetsOf = (product: Judged) => ({
  category: product.category,
  price: bandOf(product.priceCents),
  stock: stockStateOf(product),
  range: product.discontinuedAt === null ? ('sold' as const) : ('discontinued' as const),
})
