import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_03', {
  upcoming: {
    en: 'It will edit any text of the console with a live preview, list what is missing, publish and take back, and try a pseudo-locale.',
    zh: '這裡可編輯主控台的任何文字並即時預覽、列出缺漏、發布與撤回，並可試用偽語系。',
  },
})
