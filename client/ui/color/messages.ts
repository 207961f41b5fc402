import { defineMessages } from '#shared/messages.ts'

export const colorMessages = defineMessages('Color', {
  choose: { en: 'Open color picker', zh: '開啟選色器' },
  h: { en: 'Hue', zh: '色相' },
  s: { en: 'Saturation', zh: '飽和度' },
  l: { en: 'Lightness', zh: '明度' },
})
