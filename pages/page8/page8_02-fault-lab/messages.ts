import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_02', {
  upcoming: {
    en: 'It will set fault rules per endpoint and ready-made situations, with a banner and one click to clear them all.',
    zh: '這裡可針對端點設定故障規則或套用現成情境，並以橫幅提示，一鍵即可全部解除。',
  },
})
