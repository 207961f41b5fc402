import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'both-languages',
    title: { en: 'Find the same product in Chinese and in English', zh: '以中文與英文找到同一項商品' },
    hint: {
      en: 'Search for 岩盔, then search for the English name of the first result.',
      zh: '搜尋「岩盔」，再以第一項結果的英文名稱搜尋。',
    },
    steps: [
      {
        name: 'chinese',
        says: { en: 'A search in Chinese returns results', zh: '以中文搜尋並找到商品' },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/text', matches: String.raw`\p{Script=Han}` },
          { at: '/reply/count', atLeast: 1 },
        ],
      },
      {
        says: { en: 'A search in English returns the same product first', zh: '以英文搜尋，第一項相同' },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/text', matches: '^[ -~]+$' },
          { at: '/reply/rows/0/id', is: { step: 'chinese', at: '/reply/rows/0/id' } },
        ],
      },
    ],
  },
  {
    id: 'foretold',
    title: { en: 'Compare a facet’s count with the actual result', zh: '核對分面的數量與實際選取的結果' },
    hint: {
      en: 'Choose a category and note the number beside a price range. Choose that range and compare the number of results.',
      zh: '選擇一個類別，記下某個價格範圍旁的數字；再選擇該範圍，比對找到的商品數。',
    },
    steps: [
      {
        name: 'category',
        says: { en: 'A search is filtered by category', zh: '以類別篩選搜尋結果' },
        endpoint: 'searchProducts',
        status: 200,
        where: [{ at: '/query/category', matches: '.' }],
      },
      {
        says: {
          en: 'Adding a price range returns exactly the number shown beside it',
          zh: '再加上價格範圍，結果數與旁邊的數字相同',
        },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/price', matches: '.' },
          { at: '/query/category', is: { step: 'category', at: '/query/category' } },
          { at: '/query/text', is: { step: 'category', at: '/query/text' } },
          { at: '/reply/count', atLeast: 1 },
          { at: '/reply/count', isNot: { step: 'category', at: '/reply/count' } },
          { at: '/reply/count', among: { step: 'category', at: '/reply/facets/price', each: '/count' } },
        ],
      },
    ],
  },
  {
    id: 'typo',
    title: { en: 'Search with a typo, then for the exact text', zh: '搜尋錯字，再改為只搜尋原文' },
    hint: {
      en: 'Search for “tnet”, then press “Search only for “tnet””.',
      zh: '搜尋「tnet」，再按「只搜尋「tnet」」。',
    },
    steps: [
      {
        name: 'guessed',
        says: { en: 'The response includes a corrected word', zh: '回應包含更正後的字詞' },
        endpoint: 'searchProducts',
        status: 200,
        where: [{ at: '/reply/guessed/0/used', matches: '.' }],
      },
      {
        says: { en: 'The same text without corrections returns no results', zh: '同樣的文字不做更正，沒有結果' },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/text', is: { step: 'guessed', at: '/query/text' } },
          { at: '/query/mayGuess', is: 'false' },
          { at: '/reply/count', is: 0 },
        ],
      },
    ],
  },
]
