import { defineBug } from '#server/bugs.ts'
import { listTickets, updateTicket } from './contract.ts'

export const bugs = [
  defineBug(updateTicket, {
    id: 'tickets-urgent-saved-as-high',
    kind: 'state',
    level: 'hard',
    page: 'page5_05',
    promise: { en: 'What a save answers is what was saved.', zh: '儲存後回應的內容，就是存下的內容。' },
    wrong: { en: 'The response says urgent, but high was saved.', zh: '回應是「緊急」，實際存的是「高」。' },
    test: {
      en: 'Set a ticket to urgent, read it again, and expect urgent.',
      zh: '將工單設為緊急後重新讀取，檢查仍是緊急。',
    },
    async answer(context, next, spot) {
      if (context.body.priority !== 'urgent') return next(context)
      const answer = await next({ ...context, body: { ...context.body, priority: 'high' } })
      spot('/priority')
      return { ...answer, body: { ...answer.body, priority: 'urgent' as const } }
    },
  }),
  defineBug(listTickets, {
    id: 'tickets-waiting-with-all',
    kind: 'boundary',
    level: 'easy',
    page: 'page5_05',
    promise: { en: 'status=waiting lists only tickets that wait.', zh: 'status=waiting 只列出等待中的工單。' },
    wrong: { en: 'With this status, the filter is ignored.', zh: '選這個狀態時，篩選沒有作用。' },
    test: {
      en: 'For each status, list its tickets and expect no other status.',
      zh: '逐一列出各狀態的工單，檢查沒有其他狀態。',
    },
    answer: (context, next) => {
      const { status, ...query } = context.query
      return next(status === 'waiting' ? { ...context, query } : context)
    },
  }),
]
