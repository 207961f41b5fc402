import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './edits/use-edits.ts#send': {
      en: 'A batch is sent with the versions of the one before',
      zh: '一批送出時，帶著前一批的版本',
    },
    './edits/drafts.ts#settled': {
      en: 'What the server has answered leaves the drafts',
      zh: '伺服器回覆後，從草稿移除',
    },
    './edits/history.ts#recorded': {
      en: 'A step of undo is what was really saved',
      zh: '復原的一步，就是真正存下的內容',
    },
    './sheet/tsv.ts#readTsv': { en: 'What spreadsheets put on the clipboard', zh: '試算表放進剪貼簿的內容' },
    'resources/products/edit.ts#editRow': {
      en: 'Each cell is checked: valid ones are saved',
      zh: '逐格檢查，正確的就儲存',
    },
  },
  reading: {
    'React: useOptimistic': 'https://react.dev/reference/react/useOptimistic',
    'WAI-ARIA: Grid Pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    'MDN: Clipboard API': 'https://developer.mozilla.org/en-US/docs/Web/API/Clipboard_API',
  },
}
