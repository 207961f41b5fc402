import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_03', {
  upcoming: {
    en: 'This page will let you edit any text with a live preview, find missing translations, publish and revert changes, and try a pseudo-locale.',
    zh: '這一頁將可編輯任何文字並即時預覽、找出缺漏的翻譯、發布與還原變更，並試用偽語系。',
  },
})
