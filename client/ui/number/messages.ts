import { defineMessages } from '#shared/messages.ts'

export const numberMessages = defineMessages('Number', {
  less: { en: 'Less', zh: '減少' },
  more: { en: 'More', zh: '增加' },
})
