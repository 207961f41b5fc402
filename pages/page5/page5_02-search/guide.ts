import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/products/folded.ts',
      symbol: 'fold',
      says: {
        en: 'Case, width and accents are ignored, and positions remembered',
        zh: '忽略大小寫、全形與重音，並記住位置',
      },
    },
    {
      file: 'resources/products/guessing.ts',
      symbol: 'guessWords',
      says: { en: 'A word that nothing contains is corrected by one edit', zh: '找不到的字，只改一個字來修正' },
    },
    {
      file: 'resources/product-search/facets.ts',
      symbol: 'countFacet',
      says: { en: 'A count ignores the facet’s own selection', zh: '計數時不套用該分類自己的選擇' },
    },
    {
      file: 'pages/page5/page5_02-search/use-product-search.ts',
      symbol: 'useProductSearch',
      says: { en: 'Each search has its own key in the cache', zh: '每次搜尋在快取中各有一把鍵' },
    },
    {
      file: 'client/ui/marked.tsx',
      symbol: 'Marked',
      says: { en: 'Matches are marked without any HTML from the server', zh: '標出符合的字，不需伺服器送 HTML' },
    },
  ],
  reading: [
    { title: 'Unicode: Normalization Forms (UAX #15)', href: 'https://www.unicode.org/reports/tr15/' },
    { title: 'PostgreSQL: pg_trgm', href: 'https://www.postgresql.org/docs/current/pgtrgm.html' },
    { title: 'WAI-ARIA: Combobox Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  ],
}
