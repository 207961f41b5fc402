import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'client/find/create-index.ts',
      symbol: 'misspelt',
      says: { en: 'One wrong letter is forgiven, two in a long word', zh: '容許一個錯字，長字容許兩個' },
    },
    {
      file: 'client/find/words.ts',
      symbol: 'pairsOf',
      says: { en: 'Chinese is cut into pairs of characters', zh: '中文切成兩字一組' },
    },
    {
      file: 'shared/text/fold-text.ts',
      symbol: 'foldText',
      says: { en: 'Case, width and accents are ignored', zh: '忽略大小寫、全形與重音' },
    },
    { file: 'practice/client/paths/progress.ts', symbol: 'nextTask', says: { en: 'Where to go on', zh: '從哪裡繼續' } },
    {
      file: 'practice/server/lessons/prove.ts',
      symbol: 'isMetBy',
      says: { en: 'Whether a request meets a step of a task', zh: '一個請求是否完成練習的一步' },
    },
  ],
  reading: [
    { title: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
    { title: 'WAI-ARIA: Combobox Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
    { title: 'Unicode: Text Segmentation (UAX #29)', href: 'https://www.unicode.org/reports/tr29/' },
  ],
}
