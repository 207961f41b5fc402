import { defineMessages } from '#shared/messages.ts'

export const textMessages = defineMessages('Texts', {
  trying: { en: 'Previewing: {{what}}', zh: '預覽中：{{what}}' },
  ja: { en: 'Japanese', zh: '日文' },
  'en-XA': { en: 'Pseudo-locale', zh: '偽語系' },
  drafts: { en: 'your drafts', zh: '自己的草稿' },
  stop: { en: 'Stop preview', zh: '結束預覽' },
})
