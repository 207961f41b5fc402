import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_03', {
  upcoming: {
    en: 'It will draw, edit and assign areas, have the server say which sites lie inside, and refuse overlaps.',
    zh: '這裡可繪製、編輯與指派區域，由伺服器判斷哪些據點在內，並拒絕重疊。',
  },
})
