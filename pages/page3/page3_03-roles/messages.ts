import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_03', {
  upcoming: {
    en: 'It will toggle rights role by role, preview the console as a role, and answer why a person may or may not do something.',
    zh: '這裡會逐一開關角色的權限、以該角色預覽主控台，並回答某人為何可以或不可以做某件事。',
  },
})
