import { defineMessages } from '#shared/messages.ts'

/** The names of the fault presets. */
export const presetMessages = defineMessages('Preset', {
  'lost-response': { en: 'Lost response', zh: '回應遺失' },
  unavailable: { en: 'Unavailable at first', zh: '起初無法使用' },
  lift: { en: 'Elevator', zh: '電梯裡' },
  tunnel: { en: 'Train tunnel', zh: '火車過隧道' },
  'month-end': { en: 'Month-end', zh: '月底尖峰' },
  'third-party': { en: 'Third party down', zh: '外部服務停擺' },
  'double-click': { en: 'Double click', zh: '連按兩下' },
  session: { en: 'Session expires', zh: '登入失效' },
})
