import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/form-answers/rules.ts#checkAnswers': {
      en: 'One check for browser and server',
      zh: '瀏覽器與伺服器共用一個檢查',
    },
    'resources/forms/server.ts#publish': {
      en: 'Publishing copies the draft into a version that never changes',
      zh: '發布會把草稿複製成不再變動的版本',
    },
    './fill/asked-field.tsx#AskedField': {
      lines: 40,
      en: 'A field of the design becomes an input',
      zh: '設計中的欄位變成輸入項',
    },
    './design/merge-designs.ts#mergeDesigns': {
      en: 'The changes of two designers, merged',
      zh: '合併兩位設計者的修改',
    },
    'resources/form-answers/rules.ts#carriedOver': {
      en: 'Which answers fit a new version',
      zh: '哪些回答可以沿用到新版本',
    },
  },
  reading: {
    'RFC 6901: JSON Pointer': 'https://www.rfc-editor.org/rfc/rfc6901',
    'OWASP: CSV Injection': 'https://owasp.org/www-community/attacks/CSV_Injection',
    'WCAG 2.2, 2.5.7: Dragging Movements': 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
  },
}
