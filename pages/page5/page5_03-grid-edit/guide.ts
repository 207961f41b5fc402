import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page5/page5_03-grid-edit/use-edits.ts',
      symbol: 'send',
      says: { en: 'A batch is sent with the versions of the one before', zh: '一批送出時，帶著前一批的版本' },
    },
    {
      file: 'pages/page5/page5_03-grid-edit/edits/drafts.ts',
      symbol: 'settled',
      says: { en: 'What the server has answered leaves the drafts', zh: '伺服器回覆後，從草稿移除' },
    },
    {
      file: 'pages/page5/page5_03-grid-edit/edits/history.ts',
      symbol: 'recorded',
      says: { en: 'A step of undo is what was really saved', zh: '復原的一步，就是真正存下的內容' },
    },
    {
      file: 'pages/page5/page5_03-grid-edit/sheet/tsv.ts',
      symbol: 'readTsv',
      says: { en: 'What spreadsheets put on the clipboard', zh: '試算表放進剪貼簿的內容' },
    },
    {
      file: 'resources/products/edit.ts',
      symbol: 'editRow',
      says: { en: 'Each cell is checked: valid ones are saved', zh: '逐格檢查，正確的就儲存' },
    },
  ],
  reading: [
    { title: 'React: useOptimistic', href: 'https://react.dev/reference/react/useOptimistic' },
    { title: 'WAI-ARIA: Grid Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/' },
    { title: 'MDN: Clipboard API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/Clipboard_API' },
  ],
}
