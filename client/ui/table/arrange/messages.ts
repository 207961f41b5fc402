import { defineMessages } from '#shared/messages.ts'

export const arrangeMessages = defineMessages('Arrange', {
  pin: { en: 'Pin {{column}}', zh: '固定「{{column}}」' },
  pinFull: { en: 'Pin {{column}} (limit reached)', zh: '固定「{{column}}」（已達固定欄位上限）' },
  narrower: { en: 'Make {{column}} narrower', zh: '縮小「{{column}}」欄寬' },
  wider: { en: 'Make {{column}} wider', zh: '加大「{{column}}」欄寬' },
  width: { en: '{{px}} px', zh: '{{px}} px' },
})
