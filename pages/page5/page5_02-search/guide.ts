import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/products/folded.ts#fold': {
      en: 'Case, width and accents are ignored, and positions remembered',
      zh: '忽略大小寫、全形與重音，並記住位置',
    },
    'resources/products/guessing.ts#guessWords': {
      en: 'A word that nothing contains is corrected by one edit',
      zh: '找不到的字，只改一個字來修正',
    },
    'resources/product-search/facets.ts#countFacet': {
      en: 'A count ignores the facet’s own selection',
      zh: '計數時不套用該分類自己的選擇',
    },
    './use-product-search.ts#useProductSearch': {
      en: 'Each search has its own key in the cache',
      zh: '每次搜尋在快取中各有一把鍵',
    },
    'client/ui/marked.tsx#Marked': {
      en: 'Matches are marked without any HTML from the server',
      zh: '標出符合的字，不需伺服器送 HTML',
    },
  },
  reading: {
    'Unicode: Normalization Forms (UAX #15)': 'https://www.unicode.org/reports/tr15/',
    'PostgreSQL: pg_trgm': 'https://www.postgresql.org/docs/current/pgtrgm.html',
    'WAI-ARIA: Combobox Pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  },
}
