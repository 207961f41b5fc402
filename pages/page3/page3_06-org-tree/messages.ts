import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_06', {
  upcoming: {
    en: 'It will load the tree level by level, move teams and members, and put a move back with the reason when it would make a circle.',
    zh: '這裡會逐層載入組織樹、調動團隊與成員；移動會造成循環時，會退回原位並說明原因。',
  },
})
