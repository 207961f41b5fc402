import { defineMessages } from '#shared/messages.ts'

export const actionMessages = defineMessages('action', {
  failed: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },
  about: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },
  check: { en: 'Check', zh: '確認結果' },
  checked: {
    en: 'Refreshed. The page now shows what the server has.',
    zh: '已重新讀取，畫面顯示的就是伺服器上的資料。',
  },
  undo: { en: 'Undo', zh: '復原' },
})
