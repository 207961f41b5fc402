import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'both-languages',
    title: { en: 'Find the same product by Chinese and by English', zh: '以中文與英文找到同一項商品' },
    hint: {
      en: 'Search for 岩盔, look at the first hit, and search for words of its English name.',
      zh: '搜尋「岩盔」，看第一項結果，再以它的英文名稱搜尋。',
    },
    steps: [
      {
        name: 'chinese',
        says: { en: 'A search in Chinese finds something', zh: '以中文搜尋到商品' },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/text', matches: String.raw`\p{Script=Han}` },
          { at: '/reply/count', atLeast: 1 },
        ],
      },
      {
        says: { en: 'A search in English finds the same first', zh: '以英文搜尋，第一項相同' },
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
    title: { en: 'Check a facet’s count against what choosing it finds', zh: '核對分面的數量與實際選取的結果' },
    hint: {
      en: 'Search for something and choose a category and a price; then take the price off: its count stays, under the category.',
      zh: '搜尋後選一個類別與一個價格；再移除價格：在該類別之下，價格的數量不變。',
    },
    steps: [
      {
        name: 'chosen',
        says: { en: 'A search narrowed by a category and a price finds something', zh: '以類別與價格縮小，仍有結果' },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/category', matches: '.' },
          { at: '/query/price', matches: '.' },
          { at: '/reply/count', atLeast: 1 },
        ],
      },
      {
        says: {
          en: 'The same category without that price: just that number stands beside a price',
          zh: '同一類別、不含該價格：某個價格旁正是這個數字',
        },
        endpoint: 'searchProducts',
        status: 200,
        where: [
          { at: '/query/category', is: { step: 'chosen', at: '/query/category' } },
          { at: '/reply/count', isNot: { step: 'chosen', at: '/reply/count' } },
          { at: '/reply/facets/price', some: { at: '/count', is: { step: 'chosen', at: '/reply/count' } } },
        ],
      },
    ],
  },
  {
    id: 'typo',
    title: { en: 'Have a typo guessed, then insist on it', zh: '讓系統推測錯字，再堅持原文' },
    hint: {
      en: 'Search for “tnet”; then use the way that the page offers to search for just that.',
      zh: '搜尋「tnet」，再點頁面提供的「只搜尋」。',
    },
    steps: [
      {
        name: 'guessed',
        says: { en: 'A word is guessed, and the answer says so', zh: '字詞被推測，回應也說明了' },
        endpoint: 'searchProducts',
        status: 200,
        where: [{ at: '/reply/guessed/0/used', matches: '.' }],
      },
      {
        says: { en: 'The same text without guesses finds nothing', zh: '同樣的文字不推測，沒有結果' },
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
