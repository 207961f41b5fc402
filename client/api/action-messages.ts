import { defineMessages } from '#shared/messages.ts'

export const actionMessages = defineMessages('action', {
  failed: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },
  undo: { en: 'Undo', zh: '復原' },
})
