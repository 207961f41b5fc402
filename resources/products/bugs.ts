import { defineBug } from '#server/bugs.ts'
import { Problem } from '#shared/errors.ts'
import { editProducts, listProducts, readProduct } from './contract.ts'

export const bugs = [
  defineBug(listProducts, {
    id: 'products-prices-as-text',
    kind: 'calculation',
    level: 'easy',
    page: 'page5_03',
    promise: { en: 'sort=price sorts by amount.', zh: 'sort=price 依金額大小排序。' },
    wrong: {
      en: 'Prices are compared as text, so 1,180 comes before 980.',
      zh: '價格以文字比較，1,180 因此排在 980 之前。',
    },
    test: {
      en: 'Sort by price, and expect that no price is lower than the one before it.',
      zh: '依價格排序，檢查沒有任何價格小於前一個。',
    },
    change({ rows }, { query }) {
      if (query.sort !== 'price') return {}
      const text = ({ priceCents }: { priceCents: number }) => String(priceCents)
      return { rows: rows.toSorted((one, other) => (text(one) < text(other) ? -1 : 1)) }
    },
  }),
  defineBug(readProduct, {
    id: 'products-unknown-found',
    kind: 'contract',
    level: 'easy',
    page: 'page8_01',
    promise: { en: 'A product that does not exist is answered with 404.', zh: '不存在的商品會以 404 回應。' },
    wrong: { en: 'Instead of 404, another product is returned.', zh: '應為 404，卻回傳了另一項商品。' },
    test: {
      en: 'Ask for a product with an id that nobody has, and expect 404.',
      zh: '讀取編號不存在的商品，檢查回應是 404。',
    },
    async answer(context, next) {
      try {
        return await next(context)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not-found') throw error
        return next({ ...context, params: { productId: 1 } })
      }
    },
  }),
  defineBug(editProducts, {
    id: 'products-zero-becomes-one',
    kind: 'boundary',
    level: 'fair',
    page: 'page5_03',
    promise: { en: 'A stock of 0 can be saved.', zh: '庫存可以存成 0。' },
    wrong: { en: 'A stock of 0 is saved as 1.', zh: '庫存 0 被存成 1。' },
    test: {
      en: 'Save 0 as the stock of a product, and expect 0 when you read it.',
      zh: '將庫存存成 0，再讀取檢查是 0。',
    },
    async answer(context, next, spot) {
      const isZero = ({ cells: { stock } }: { cells: { stock?: string | number | undefined } }) => String(stock) === '0'
      const ids = context.body.rows.filter(isZero).map(({ id }) => id)
      const rows = context.body.rows.map(row => (isZero(row) ? { ...row, cells: { ...row.cells, stock: 1 } } : row))
      const answer = await next({ ...context, body: { rows } })
      for (const [index, { id }] of answer.body.products.entries())
        if (ids.includes(id)) spot(`/products/${index}/stock`)
      return answer
    },
  }),
]
