import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_05', {
  upcoming: {
    en: 'It will move cards by pointer or keyboard, refuse an illegal move with the reason, and show the move in every open window.',
    zh: '這裡可用滑鼠或鍵盤移動卡片，不合規則的移動會被拒絕並說明原因，其他視窗也會同步更新。',
  },
})
