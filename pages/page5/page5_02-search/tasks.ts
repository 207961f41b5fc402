import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'both-languages',
    title: { en: 'Find the same product in Chinese and in English', zh: '以中文與英文找到同一項商品' },
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
      en: 'Choose a category and note the number beside a price. Then choose that price: exactly that many products are found.',
      zh: '選一個類別，記下某個價格旁的數字；再選該價格，找到的商品數應該相同。',
    },
    steps: [
      {
        name: 'category',
        says: { en: 'A search narrowed by a category', zh: '以類別縮小的搜尋' },
        endpoint: 'searchProducts',
        status: 200,
        where: [{ at: '/query/category', matches: '.' }],
      },
      {
        says: {
          en: 'The same category with a price finds a number that stood beside a price',
          zh: '同一類別再加上價格，結果數正是價格旁的數字',
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
    title: { en: 'Have a typo corrected, then insist on it', zh: '讓系統推測錯字，再堅持原文' },
    hint: {
      en: 'Search for “tnet”, then press “Search for just ‘tnet’”.',
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
