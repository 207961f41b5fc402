import { defineMessages } from '#shared/messages.ts'

export const historyMessages = defineMessages('History', {
  undo: { en: 'Undo', zh: '復原' },
  redo: { en: 'Redo', zh: '重做' },
  undoKeys: { en: 'Undo ({{keys}})', zh: '復原（{{keys}}）' },
  redoKeys: { en: 'Redo ({{keys}})', zh: '重做（{{keys}}）' },
})
