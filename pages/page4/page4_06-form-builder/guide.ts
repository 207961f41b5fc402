import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/form-answers/rules.ts',
      symbol: 'checkAnswers',
      says: { en: 'One check for browser and server', zh: '瀏覽器與伺服器共用一個檢查' },
    },
    {
      file: 'resources/forms/publish.ts',
      symbol: 'publish',
      says: {
        en: 'Publishing copies the draft into a version that never changes',
        zh: '發布會把草稿複製成不再變動的版本',
      },
    },
    {
      file: 'pages/page4/page4_06-form-builder/fill/asked-field.tsx',
      symbol: 'AskedField',
      lines: 40,
      says: { en: 'A field of the design becomes an input', zh: '設計中的欄位變成輸入項' },
    },
    {
      file: 'pages/page4/page4_06-form-builder/design/merge-designs.ts',
      symbol: 'mergeDesigns',
      says: { en: 'The changes of two designers, merged', zh: '合併兩位設計者的修改' },
    },
    {
      file: 'resources/form-answers/rules.ts',
      symbol: 'carriedOver',
      says: { en: 'Which answers fit a new version', zh: '哪些回答可以沿用到新版本' },
    },
  ],
  reading: [
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
    { title: 'OWASP: CSV Injection', href: 'https://owasp.org/www-community/attacks/CSV_Injection' },
    {
      title: 'WCAG 2.2, 2.5.7: Dragging Movements',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
    },
  ],
}
