import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'client/find/create-index.ts#misspelt': {
      en: 'One wrong letter is forgiven, two in a long word',
      zh: '容許一個錯字，長字容許兩個',
    },
    'client/find/words.ts#pairsOf': { en: 'Chinese is cut into pairs of characters', zh: '中文切成兩字一組' },
    'shared/text/fold-text.ts#foldText': { en: 'Case, width and accents are ignored', zh: '忽略大小寫、全形與重音' },
    'practice/client/paths/progress.ts#nextTask': { en: 'Where to go on', zh: '從哪裡繼續' },
    'practice/server/lessons/prove.ts#isMetAt': {
      en: 'Whether a request meets a step of a task',
      zh: '一個請求是否完成練習的一步',
    },
  },
  reading: {
    MiniSearch: 'https://lucaong.github.io/minisearch/',
    'WAI-ARIA: Combobox Pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    'Unicode: Text Segmentation (UAX #29)': 'https://www.unicode.org/reports/tr29/',
  },
}
