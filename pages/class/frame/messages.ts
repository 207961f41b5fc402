import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('ClassFrame', {
  classes: { en: 'Classes', zh: '班級' },
})
