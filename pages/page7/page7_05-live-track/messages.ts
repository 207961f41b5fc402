import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_05', {
  upcoming: {
    en: 'It will move the van live, go on from the last event after the line was cut, and scrub back through the day.',
    zh: '這裡會即時移動車輛，斷線後從最後一筆事件接續，並可回放當天的路線。',
  },
})
