import { defineMessages } from '#shared/messages.ts'

export const paletteMessages = defineMessages('PaletteShop', {
  passDay: { en: 'Advance this sandbox by one day', zh: '讓此沙盒前進一天' },
  openShop: { en: 'Open the shop', zh: '商店開始營業' },
  closeShop: { en: 'Close the shop', zh: '商店打烊' },
})
