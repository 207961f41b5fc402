import { defineMessages } from '#shared/messages.ts'

export const jobsMessages = defineMessages('RunningJobs', {
  running: {
    en: { one: '{{count}} job running, {{percent}}%', other: '{{count}} jobs running, {{percent}}%' },
    zh: '{{count}} 項工作執行中，{{percent}}%',
  },
  percent: { en: '{{percent}}%', zh: '{{percent}}%' },
})
