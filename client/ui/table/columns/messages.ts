import { defineMessages } from '#shared/messages.ts'

export const columnMessages = defineMessages('Column menu', {
  columnsHint: {
    en: 'Select the columns to show. Use the arrows to reorder them.',
    zh: '勾選要顯示的欄位，箭頭可調整順序。',
  },
  moveUp: { en: 'Move {{column}} up', zh: '將「{{column}}」上移' },
  moveDown: { en: 'Move {{column}} down', zh: '將「{{column}}」下移' },
  moved: { en: '{{column}}: {{place}} of {{count}}', zh: '{{column}}：第 {{place}} 欄，共 {{count}} 欄' },
  pinFirst: { en: 'Pin the first column', zh: '固定第一欄' },
  fit: { en: 'Hide columns that don’t fit', zh: '隱藏放不下的欄位' },
  noRoom: { en: 'Hidden: no room', zh: '已隱藏：寬度不足' },
  sortBy: { en: 'Sort by', zh: '排序' },
  ascending: { en: '{{column}}, ascending', zh: '{{column}}，由小到大' },
  descending: { en: '{{column}}, descending', zh: '{{column}}，由大到小' },
  resetColumns: { en: 'Reset columns', zh: '重設欄位' },
})
