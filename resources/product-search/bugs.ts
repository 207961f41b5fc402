import { defineBug } from '#server/bugs.ts'
import { searchProducts } from './contract.ts'

export const bugs = [
  defineBug(searchProducts, {
    id: 'search-counts-without-filters',
    kind: 'calculation',
    level: 'fair',
    page: 'page5_02',
    promise: {
      en: 'The counts of a facet apply all other filters: each is the number of results you get by choosing it.',
      zh: '分面的數字會套用其他所有篩選，也就是選取後的結果數。',
    },
    wrong: { en: 'The counts of the categories ignore the chosen price.', zh: '類別的數字沒有套用已選的價格。' },
    test: {
      en: 'Choose a price, then a category, and compare the number of results with the count that the category had.',
      zh: '先選價格再選類別，比對結果數與該類別先前顯示的數字。',
    },
    async answer(context, next) {
      const answer = await next(context)
      if (context.query.price.length === 0) return answer
      const wider = await next({ ...context, query: { ...context.query, price: [] } })
      const facets = { ...answer.body.facets, category: wider.body.facets.category }
      return { ...answer, body: { ...answer.body, facets } }
    },
  }),
  defineBug(searchProducts, {
    id: 'search-full-width-letters',
    kind: 'language',
    level: 'fair',
    page: 'page5_02',
    promise: {
      en: 'Full-width letters (Ｔｅｎｔ) match like half-width ones.',
      zh: '全形字母（Ｔｅｎｔ）與半形一樣能找到。',
    },
    wrong: { en: 'A search in full-width letters finds nothing.', zh: '以全形字母搜尋，什麼都找不到。' },
    test: {
      en: 'Search for the same word in both widths, and expect the same number.',
      zh: '以全形與半形搜尋同一個字，檢查筆數相同。',
    },
    answer: (context, next) =>
      next(
        /[\uff01-\uff5e]/.test(context.query.text)
          ? { ...context, query: { ...context.query, text: 'zqzqzqzq', mayGuess: false } }
          : context,
      ),
  }),
]
