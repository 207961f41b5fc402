import { defineMessages } from '#shared/messages.ts'

export const saveMessages = defineMessages('SavePreferences', {
  schemeNotSaved: {
    en: 'The theme was not saved. It applies in this browser only.',
    zh: '佈景沒有儲存，只套用在這個瀏覽器。',
  },
})
