import { defineMessages } from '#shared/messages.ts'

export const bannerMessages = defineMessages('Banner', {
  faultsOn: {
    en: {
      one: 'A practice fault is on: {{what}}',
      other: '{{count}} practice faults are on: {{what}}',
    },
    zh: '已開啟 {{count}} 項練習故障：{{what}}',
  },
  faultsClear: { en: 'All clear', zh: '全部解除' },
  faultsNotCleared: { en: 'The faults are still on: {{reason}}', zh: '故障尚未解除：{{reason}}' },
  previewOn: { en: 'You see the console as {{role}}.', zh: '您正以「{{role}}」的權限預覽主控台。' },
  previewEnd: { en: 'End the preview', zh: '結束預覽' },
  previewNotEnded: { en: 'The preview goes on. {{reason}}', zh: '預覽尚未結束。{{reason}}' },
})

/** The situations from life that practice faults make. */
export const presetMessages = defineMessages('Preset', {
  lift: { en: 'Lift', zh: '電梯裡' },
  tunnel: { en: 'Train tunnel', zh: '火車過隧道' },
  'month-end': { en: 'Month-end', zh: '月底尖峰' },
  'third-party': { en: 'Third party down', zh: '外部服務停擺' },
  'double-click': { en: 'Double click', zh: '連按兩下' },
  session: { en: 'Session dies', zh: '登入失效' },
})
