import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_03', {
  upcoming: {
    en: 'This page will let you draw, edit and assign areas. The server will determine which sites are inside, and refuse overlaps.',
    zh: '這一頁將可繪製、編輯與指派區域，由伺服器判斷哪些據點在內，並拒絕重疊的區域。',
  },
})
