import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('FaultBanner', {
  faultsOn: {
    en: {
      one: 'A practice fault is on: {{what}}',
      other: '{{count}} practice faults are on: {{what}}',
    },
    zh: '已開啟 {{count}} 項練習故障：{{what}}',
  },
  faultsOfClass: { en: 'Your coach has turned on: {{what}}', zh: '老師已開啟：{{what}}' },
  held: {
    en: { one: '{{count}} request is waiting', other: '{{count}} requests are waiting' },
    zh: '{{count}} 個請求等待中',
  },
  faultsClear: { en: 'Clear all', zh: '全部解除' },
  faultsNotCleared: { en: 'The faults could not be cleared: {{reason}}', zh: '無法解除故障：{{reason}}' },
})
